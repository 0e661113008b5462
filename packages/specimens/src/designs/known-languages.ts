import { type LabelLanguage, peoples, wordings } from './label-language.js'

/** Languages on whose cards weights are fitted. */
export const knownLanguages = {
  en: {
    people: peoples.english,
    labels: wordings(`
      title: Identity Card|National Identity Card|Residence Permit
      surnames: Surname|Last name|Family name|Surnames
      names: Given names|First name|Forenames|Given name
      names_then_surnames: Full name|Name and surname
      surnames_then_names: Surname and given names
      gender: Sex|Gender
      nationality: Nationality|Citizenship
      birth_date: Date of birth|Birth date
      place_of_birth: Place of birth
      document_number: Document No.|Card number|ID number|Document number
      registry_number: Personal No.|Personal number
      issuing_date: Date of issue|Issued on
      expiration_date: Date of expiry|Valid until|Expiry date
      authority: Authority|Issued by
      address: Address|Residence
      parents: Father|Mother`),
  },
  es: {
    people: peoples.hispanic,
    labels: wordings(`
      title: Documento de Identidad|Cédula de Identidad|Carné de Residencia
      surnames: Apellidos|Apellido|Apellido(s)
      names: Nombres|Nombre|Nombre(s)
      names_then_surnames: Nombres y apellidos|Nombre y apellidos
      surnames_then_names: Apellidos y nombres
      gender: Sexo
      nationality: Nacionalidad
      birth_date: Fecha de nacimiento|F. de nacimiento
      place_of_birth: Lugar de nacimiento
      document_number: Número de documento|Documento N.º|Número|N.º de documento
      registry_number: Número personal
      issuing_date: Fecha de emisión|Fecha de expedición|Emisión
      expiration_date: Fecha de vencimiento|Válido hasta|Vencimiento|Fecha de caducidad
      authority: Autoridad
      address: Domicilio|Dirección
      parents: Padre|Madre`),
  },
  pt: {
    people: peoples.lusophone,
    labels: wordings(`
      title: Cartão de Identidade|Bilhete de Identidade
      surnames: Apelido|Apelidos|Sobrenome
      names: Nome|Nomes próprios|Nome próprio
      gender: Sexo
      nationality: Nacionalidade
      birth_date: Data de nascimento
      place_of_birth: Local de nascimento|Naturalidade
      document_number: N.º do documento|Número do documento|N.º documento
      issuing_date: Data de emissão|Emitido em
      expiration_date: Data de validade|Válido até|Validade
      parents: Filiação|Pai`),
  },
  fr: {
    people: peoples.french,
    labels: wordings(`
      title: Carte d’identité|Carte nationale d’identité|Titre de séjour
      surnames: Nom|Nom de famille
      names: Prénoms|Prénom|Prénom(s)
      surnames_then_names: Nom et prénoms
      gender: Sexe
      nationality: Nationalité
      birth_date: Date de naissance|Né(e) le
      place_of_birth: Lieu de naissance
      document_number: N° du document|Numéro de la carte|N° de la carte
      registry_number: Numéro personnel
      issuing_date: Date de délivrance|Délivrée le
      expiration_date: Date d’expiration|Valable jusqu’au
      authority: Autorité
      address: Adresse|Domicile`),
  },
  de: {
    people: peoples.german,
    labels: wordings(`
      title: Personalausweis|Identitätskarte|Aufenthaltstitel
      surnames: Name|Familienname|Nachname
      names: Vornamen|Vorname|Vorname(n)
      gender: Geschlecht
      nationality: Staatsangehörigkeit
      birth_date: Geburtsdatum|Geburtstag
      place_of_birth: Geburtsort
      document_number: Dokumentennummer|Ausweisnummer|Nummer
      issuing_date: Ausstellungsdatum|Ausgestellt am
      expiration_date: Gültig bis|Ablaufdatum
      authority: Behörde|Ausstellende Behörde
      address: Anschrift|Wohnort`),
  },
  it: {
    people: peoples.italian,
    labels: wordings(`
      title: Carta di identità|Permesso di soggiorno
      surnames: Cognome
      names: Nome|Nomi
      surnames_then_names: Cognome e nome
      gender: Sesso
      nationality: Cittadinanza|Nazionalità
      birth_date: Data di nascita|Nato il
      place_of_birth: Luogo di nascita
      document_number: Numero|N. documento
      issuing_date: Data di emissione|Data di rilascio|Emissione
      expiration_date: Data di scadenza|Scadenza
      address: Indirizzo|Residenza`),
  },
  pl: {
    people: peoples.eastern,
    labels: wordings(`
      title: Dowód osobisty|Karta pobytu
      surnames: Nazwisko
      names: Imiona|Imię (imiona)
      gender: Płeć
      nationality: Obywatelstwo
      birth_date: Data urodzenia
      place_of_birth: Miejsce urodzenia
      document_number: Numer dokumentu|Seria i numer
      registry_number: Numer PESEL
      issuing_date: Data wydania
      expiration_date: Termin ważności|Data ważności
      authority: Organ wydający`),
  },
  cs: {
    people: peoples.eastern,
    labels: wordings(`
      title: Občanský průkaz|Průkaz totožnosti
      surnames: Příjmení
      names: Jméno|Jména
      gender: Pohlaví
      nationality: Státní občanství
      birth_date: Datum narození
      place_of_birth: Místo narození
      document_number: Číslo dokladu|Číslo
      issuing_date: Datum vydání
      expiration_date: Platnost do
      address: Trvalý pobyt`),
  },
  fi: {
    people: peoples.nordic,
    labels: wordings(`
      title: Henkilökortti|Identitetskort
      surnames: Sukunimi|Sukunimi / Efternamn
      names: Etunimet|Etunimet / Förnamn
      gender: Sukupuoli
      nationality: Kansalaisuus
      birth_date: Syntymäaika
      document_number: Kortin numero|Numero
      issuing_date: Myönnetty|Myöntämispäivä
      expiration_date: Voimassa asti|Viimeinen voimassaolopäivä`),
  },
  tr: {
    people: peoples.turkish,
    labels: wordings(`
      title: Kimlik Kartı|Nüfus Cüzdanı
      surnames: Soyadı
      names: Adı
      gender: Cinsiyeti
      nationality: Uyruğu
      birth_date: Doğum Tarihi
      place_of_birth: Doğum Yeri
      document_number: Seri No|Belge No
      expiration_date: Son Geçerlilik
      authority: Veren Makam`),
  },
  hr: {
    people: peoples.slavic,
    labels: wordings(`
      title: Osobna iskaznica|Lična karta
      surnames: Prezime
      names: Ime
      gender: Spol
      nationality: Državljanstvo
      birth_date: Datum rođenja
      place_of_birth: Mjesto rođenja
      document_number: Broj isprave|Broj osobne iskaznice
      issuing_date: Datum izdavanja
      expiration_date: Vrijedi do|Važi do`),
  },
  bg: {
    people: peoples.slavic,
    script: 'cyrillic',
    labels: wordings(`
      title: Лична карта
      surnames: Фамилия
      names: Име
      gender: Пол
      nationality: Гражданство
      birth_date: Дата на раждане
      place_of_birth: Място на раждане
      document_number: № на документа
      issuing_date: Дата на издаване
      expiration_date: Валидност
      authority: Издаден от`),
  },
  el: {
    people: peoples.greek,
    script: 'greek',
    labels: wordings(`
      title: Δελτίο Ταυτότητας
      surnames: Επώνυμο
      names: Όνομα
      gender: Φύλο
      nationality: Ιθαγένεια
      birth_date: Ημερομηνία γέννησης
      place_of_birth: Τόπος γέννησης
      document_number: Αριθμός ταυτότητας
      issuing_date: Ημ. έκδοσης
      expiration_date: Ημ. λήξης`),
  },
} satisfies Record<string, LabelLanguage>
