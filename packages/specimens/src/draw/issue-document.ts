import { formatMrz, type FieldName as MrzFieldName, mrzFormats } from '@vivid/documents'
import type { FieldName, Fields } from '../fields.js'
import type { Layout } from '../layouts/layout.js'
import { type State, type StateName, states } from '../layouts/states.js'
import { type Day, dateFormats } from '../people/calendar.js'
import { foreignCountries } from '../people/foreign-countries.js'
import { formCurp } from '../people/form-curp.js'
import { inventPerson, inventValidity, type NameLength, type Person } from '../people/invent-person.js'
import type { Random } from '../random.js'
import { fillPattern } from './fill-pattern.js'

/** A document as its issuer knows it, before anything is drawn. */
export interface IssuedDocument {
  layout: Layout
  stateName: StateName
  state: State
  person: Person
  /** Canonical: dates DD-MM-YYYY, codes as in the machine readable zone. */
  fields: Fields
  /** What is printed where it differs from the canonical value. */
  wording: Fields
  days: Partial<Record<FieldName, Day>>
  mrzLines: readonly string[]
}

export function issueDocument(layout: Layout, random: Random, nameLength?: NameLength): IssuedDocument {
  const stateName = random.pick(layout.states)
  const state: State = states[stateName]
  const person = inventPerson(random.fork('person'), { ...layout.people, nameLength })
  const years = random.pick(layout.validYears)
  const { issued, expires } = inventValidity(random, person.birth, years, layout.issuedYears)
  const origin = layout.people?.foreign ? random.pick(foreignCountries) : state
  const documentCode = random.pick(layout.documentCodes)
  const canonical = dateFormats['dd-mm-yyyy']
  const optional = random.pick(layout.optionalData ?? [''])
  const fields: Fields = {
    document_type: documentCode,
    country: state.code,
    document_number: fillPattern(random, random.pick(layout.numberPatterns), issued),
    surnames: person.surnames,
    names: person.names,
    full_name: [person.surnames, person.names].filter(Boolean).join(', '),
    nationality: origin.code,
    birth_date: canonical(person.birth),
    gender: person.sex,
    place_of_birth: person.placeOfBirth,
    birth_country: origin.country,
    issuing_date: canonical(issued),
    expiration_date: canonical(expires),
    authority: state.authority,
    registry_number: fillPattern(random, optional, issued),
    CURP: formCurp(person),
    blood_type: person.bloodType,
    height: `${person.heightCm} cm`,
    address: person.address,
    passport_number: fillPattern(random, 'AA9999999', issued),
    place_of_issue: `CONSULATE ${person.placeOfBirth}`,
    entries: random.pick(['MULTIPLE', 'SINGLE', 'TWO']),
    duration_of_stay: random.pick(['30 DAYS', '90 DAYS', '180 DAYS']),
    remarks: random.pick(['TOURISM', 'BUSINESS', 'TRANSIT', 'STUDY']),
  }
  const mrzLines = formatMrz({
    format: layout.format,
    documentCode,
    issuingState: state.code,
    nationality: origin.code,
    surnames: person.surnames,
    givenNames: person.names,
    documentNumber: fields.document_number!,
    birthDate: person.birth,
    sex: person.sex === 'X' ? '' : person.sex,
    expiryDate: expires,
    optionalData: fields.registry_number!,
    issuingOffice: fillPattern(random, layout.issuingOffice ?? '', issued),
    emptyOptionalCheck: random.pick(['0', '<']),
  })
  const wording: Fields = layout.people?.foreign ? {} : { nationality: state.nationality }
  const days = { birth_date: person.birth, issuing_date: issued, expiration_date: expires }
  return { layout, stateName, state, person, fields: keepPrinted(layout, fields), wording, days, mrzLines }
}

const mrzFields: Partial<Record<MrzFieldName, FieldName>> = {
  documentCode: 'document_type',
  issuingState: 'country',
  documentNumber: 'document_number',
  nationality: 'nationality',
  birthDate: 'birth_date',
  sex: 'gender',
  expiryDate: 'expiration_date',
}

/** A document says nothing of fields that neither one of its sides nor its machine readable zone holds. */
function keepPrinted(layout: Layout, fields: Fields): Fields {
  const shown = new Set<string | undefined>(layout.faces.flatMap((face) => face.fields.map(({ field }) => field)))
  for (const { name } of mrzFormats[layout.format].fields) shown.add(mrzFields[name])
  for (const field of ['surnames', 'names', 'registry_number']) shown.add(field)
  return Object.fromEntries(Object.entries(fields).filter(([field]) => shown.has(field)))
}
