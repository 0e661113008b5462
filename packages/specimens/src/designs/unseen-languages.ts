import { type LabelLanguage, peoples, wordings } from './label-language.js'

/** Languages that no weight is fitted on. */
export const unseenLanguages = {
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
} satisfies Record<string, LabelLanguage>
