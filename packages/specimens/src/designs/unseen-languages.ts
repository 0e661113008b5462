import { type LabelLanguage, peoples, wordings } from './label-language.js'

/** Languages that no weight is fitted on. */
export const unseenLanguages = {
  sw: {
    people: peoples.african,
    labels: wordings(`
      title: Kitambulisho cha Taifa|Kibali cha Ukaazi
      surnames: Jina la ukoo|Jina la mwisho
      names: Majina|Jina la kwanza
      names_then_surnames: Majina kamili|Jina kamili
      gender: Jinsi|Jinsia
      nationality: Uraia|Taifa
      birth_date: Tarehe ya kuzaliwa
      place_of_birth: Mahali pa kuzaliwa
      document_number: Namba ya kitambulisho|Nambari
      issuing_date: Tarehe ya kutolewa|Imetolewa
      expiration_date: Mwisho wa kutumika|Tarehe ya kuisha`),
  },
  af: {
    people: peoples.african,
    labels: wordings(`
      title: Identiteitskaart|Nasionale identiteitskaart
      surnames: Van|Familienaam
      names: Voorname|Name
      gender: Geslag
      nationality: Nasionaliteit|Burgerskap
      birth_date: Geboortedatum|Datum van geboorte
      place_of_birth: Land van geboorte|Geboorteplek
      document_number: Identiteitsnommer|Kaartnommer
      issuing_date: Uitreikingsdatum|Datum uitgereik
      expiration_date: Vervaldatum|Geldig tot`),
  },
  lt: {
    people: peoples.lithuanian,
    labels: wordings(`
      title: Asmens tapatybės kortelė|Leidimas gyventi
      surnames: Pavardė
      names: Vardas|Vardai|Vardas (-ai)
      gender: Lytis
      nationality: Pilietybė
      birth_date: Gimimo data
      place_of_birth: Gimimo vieta
      document_number: Kortelės Nr.|Dokumento numeris
      registry_number: Asmens kodas
      issuing_date: Išdavimo data
      expiration_date: Galioja iki
      authority: Išdavė`),
  },
  et: {
    people: peoples.estonian,
    labels: wordings(`
      title: Isikutunnistus|Elamisloakaart
      surnames: Perekonnanimi
      names: Eesnimed|Eesnimi
      gender: Sugu
      nationality: Kodakondsus
      birth_date: Sünniaeg
      place_of_birth: Sünnikoht
      document_number: Dokumendi number|Dokumendi nr
      registry_number: Isikukood
      issuing_date: Välja antud|Väljaandmise kuupäev
      expiration_date: Kehtiv kuni|Kehtivusaeg`),
  },
  sq: {
    people: peoples.albanian,
    labels: wordings(`
      title: Letërnjoftim|Leje qëndrimi
      surnames: Mbiemri
      names: Emri|Emrat
      gender: Gjinia
      nationality: Shtetësia
      birth_date: Datëlindja|Data e lindjes
      place_of_birth: Vendlindja|Vendi i lindjes
      document_number: Nr. i dokumentit|Numri i kartës
      issuing_date: Data e lëshimit
      expiration_date: Data e skadimit|Vlen deri më
      authority: Autoriteti lëshues`),
  },
  no: {
    people: peoples.nordic,
    labels: wordings(`
      title: Nasjonalt ID-kort|Oppholdskort
      surnames: Etternavn
      names: Fornavn
      gender: Kjønn
      nationality: Statsborgerskap|Nasjonalitet
      birth_date: Fødselsdato|Født
      place_of_birth: Fødested
      document_number: Dokumentnr.|Kortnummer
      issuing_date: Utstedelsesdato|Utstedt
      expiration_date: Utløpsdato|Gyldig til
      authority: Myndighet`),
  },
  ca: {
    people: peoples.catalan,
    labels: wordings(`
      title: Document d’identitat|Targeta de residència
      surnames: Cognoms|Primer cognom
      names: Nom
      gender: Sexe
      nationality: Nacionalitat
      birth_date: Data de naixement
      place_of_birth: Lloc de naixement
      document_number: Número de document|Núm. de targeta
      issuing_date: Data d’emissió|Data d’expedició
      expiration_date: Vàlid fins|Data de caducitat
      address: Domicili`),
  },
  mt: {
    people: peoples.maltese,
    labels: wordings(`
      title: Karta tal-Identità|Permess ta’ residenza
      surnames: Kunjom
      names: Isem|Ismijiet
      gender: Sess
      nationality: Nazzjonalità|Ċittadinanza
      birth_date: Data tat-twelid
      place_of_birth: Post tat-twelid
      document_number: Numru tad-dokument|Numru
      issuing_date: Data tal-ħruġ
      expiration_date: Data ta’ skadenza|Valida sa
      authority: Awtorità`),
  },
  uz: {
    people: peoples.turkic,
    labels: wordings(`
      title: Shaxs guvohnomasi|Yashash guvohnomasi
      surnames: Familiyasi
      names: Ismi
      gender: Jinsi
      nationality: Fuqaroligi
      birth_date: Tug‘ilgan sanasi
      place_of_birth: Tug‘ilgan joyi
      document_number: Karta raqami|Hujjat raqami
      issuing_date: Berilgan sanasi
      expiration_date: Amal qilish muddati
      authority: Kim tomonidan berilgan`),
  },
  ms: {
    people: peoples.malayan,
    labels: wordings(`
      title: Kad Pengenalan|Pas Pemastautin
      surnames: Nama keluarga
      names: Nama diberi|Nama
      names_then_surnames: Nama penuh
      gender: Jantina
      nationality: Warganegara|Kewarganegaraan
      birth_date: Tarikh lahir
      place_of_birth: Tempat lahir
      document_number: No. kad|No. pengenalan
      issuing_date: Tarikh dikeluarkan
      expiration_date: Tarikh tamat tempoh|Sah sehingga
      address: Alamat`),
  },
  ht: {
    people: peoples.haitian,
    labels: wordings(`
      title: Kat idantifikasyon nasyonal
      surnames: Siyati
      names: Non|Prenon
      gender: Sèks
      nationality: Nasyonalite
      birth_date: Dat nesans|Dat li fèt
      place_of_birth: Kote li fèt
      document_number: Nimewo kat|Nimewo dokiman
      issuing_date: Dat emisyon
      expiration_date: Dat ekspirasyon|Valid jiska
      address: Adrès`),
  },
  ru: {
    people: peoples.russian,
    script: 'cyrillic',
    labels: wordings(`
      title: Удостоверение личности
      surnames: Фамилия
      names: Имя
      gender: Пол
      nationality: Гражданство
      birth_date: Дата рождения
      place_of_birth: Место рождения
      document_number: № документа
      issuing_date: Дата выдачи
      expiration_date: Срок действия
      authority: Орган выдачи`),
  },
} satisfies Record<string, LabelLanguage>
