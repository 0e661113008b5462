import { type LabelLanguage, peoples, wordings } from './label-language.js'

/** More languages on whose cards weights are fitted. */
export const furtherLanguages = {
  nl: {
    people: peoples.dutch,
    labels: wordings(`
      title: Identiteitskaart|Verblijfsdocument
      surnames: Naam|Achternaam|Geslachtsnaam
      names: Voornamen|Voornaam
      gender: Geslacht
      nationality: Nationaliteit
      birth_date: Geboortedatum
      place_of_birth: Geboorteplaats
      document_number: Documentnummer|Kaartnummer
      registry_number: Persoonsnummer
      issuing_date: Datum van afgifte|Afgiftedatum
      expiration_date: Geldig tot|Vervaldatum
      authority: Autoriteit`),
  },
  ro: {
    people: peoples.eastern,
    labels: wordings(`
      title: Carte de identitate
      surnames: Nume
      names: Prenume
      gender: Sex
      nationality: Cetățenie
      birth_date: Data nașterii
      place_of_birth: Loc naștere|Locul nașterii
      document_number: Seria|Nr. document
      issuing_date: Data emiterii
      expiration_date: Valabilitate|Data expirării
      authority: Emisă de`),
  },
  hu: {
    people: peoples.eastern,
    labels: wordings(`
      title: Személyazonosító igazolvány
      surnames: Családi név
      names: Utónév|Utónevek
      gender: Neme
      nationality: Állampolgárság
      birth_date: Születési idő
      place_of_birth: Születési hely
      document_number: Okmány száma|Okmányazonosító
      issuing_date: Kiállítás dátuma
      expiration_date: Érvényességi idő|Érvényes`),
  },
  da: {
    people: peoples.nordic,
    labels: wordings(`
      title: Identitetskort|Opholdskort
      surnames: Efternavn
      names: Fornavne|Fornavn
      gender: Køn
      nationality: Nationalitet
      birth_date: Fødselsdato
      place_of_birth: Fødested
      document_number: Kortnummer|Dokumentnr.
      issuing_date: Udstedt den|Udstedelsesdato
      expiration_date: Gyldig til|Udløbsdato`),
  },
  uk: {
    people: peoples.slavic,
    script: 'cyrillic',
    labels: wordings(`
      title: Паспорт громадянина
      surnames: Прізвище
      names: Ім’я
      gender: Стать
      nationality: Громадянство
      birth_date: Дата народження
      document_number: Документ №
      registry_number: Запис №
      expiration_date: Дійсний до`),
  },
  ph: {
    people: peoples.filipino,
    labels: wordings(`
      title: Pambansang Pagkakakilanlan|National ID
      surnames: Apelyido
      names: Mga Pangalan
      gender: Kasarian
      birth_date: Petsa ng Kapanganakan
      place_of_birth: Lugar ng Kapanganakan
      document_number: Numero ng Kard
      issuing_date: Petsa ng Pagkakaloob
      expiration_date: Petsa ng Pagkawalang-bisa
      address: Tirahan`),
  },
  lv: {
    people: peoples.baltic,
    labels: wordings(`
      title: Personas apliecība|Uzturēšanās atļauja
      surnames: Uzvārds
      names: Vārds|Vārds(-i)
      gender: Dzimums
      nationality: Pilsonība|Valstiskā piederība
      birth_date: Dzimšanas datums|Dzimšanas laiks
      place_of_birth: Dzimšanas vieta
      document_number: Dokumenta Nr.|Numurs
      registry_number: Personas kods
      issuing_date: Izdošanas datums
      expiration_date: Derīga līdz
      authority: Izdevējiestāde`),
  },
  sl: {
    people: peoples.slavic,
    labels: wordings(`
      title: Osebna izkaznica|Dovoljenje za prebivanje
      surnames: Priimek
      names: Ime
      gender: Spol
      nationality: Državljanstvo
      birth_date: Datum rojstva|Rojen
      place_of_birth: Kraj rojstva
      document_number: Serijska številka|Številka
      issuing_date: Datum izdaje|Izdana
      expiration_date: Velja do|Datum poteka
      authority: Pristojni organ
      address: Naslov`),
  },
  sv: {
    people: peoples.nordic,
    labels: wordings(`
      title: Nationellt identitetskort|Uppehållstillstånd
      surnames: Efternamn
      names: Förnamn
      gender: Kön
      nationality: Medborgarskap|Nationalitet
      birth_date: Födelsedatum
      place_of_birth: Födelseort
      document_number: Kortnummer|Kortnr
      registry_number: Personnummer
      issuing_date: Utfärdandedatum|Utfärdat
      expiration_date: Giltigt t.o.m.|Sista giltighetsdag
      authority: Myndighet`),
  },
  id: {
    people: peoples.malay,
    labels: wordings(`
      title: Kartu Tanda Penduduk|Izin Tinggal
      surnames: Nama Keluarga
      names: Nama Depan
      names_then_surnames: Nama|Nama Lengkap
      gender: Jenis Kelamin
      nationality: Kewarganegaraan
      birth_date: Tanggal Lahir|Tgl Lahir
      place_of_birth: Tempat Lahir
      document_number: No. Kartu|Nomor Kartu
      issuing_date: Tanggal Penerbitan|Diterbitkan
      expiration_date: Berlaku Hingga|Masa Berlaku
      address: Alamat`),
  },
} satisfies Record<string, LabelLanguage>
