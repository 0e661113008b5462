import { formatMrz, type MrzDocument } from '@vivid/documents'
import type { FieldName, Fields } from '../fields.js'
import type { Layout } from '../layouts/layout.js'
import { type State, type StateName, states } from '../layouts/states.js'
import { type Day, dateFormats } from '../people/calendar.js'
import { foreignCountries } from '../people/foreign-countries.js'
import { inventPerson, inventValidity, type NameLength, type Person } from '../people/invent-person.js'
import type { Random } from '../random.js'
import { changeDigits } from './change-digits.js'
import { type Change, changeHolder } from './change-holder.js'
import { fillPattern } from './fill-pattern.js'
import { keepPrinted } from './keep-printed.js'
import { slipDigit } from './slip-digit.js'

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
  /** What the machine readable zone is made from. */
  zone: MrzDocument
  mrzLines: readonly string[]
  payloads: Readonly<Record<string, string>>
}

export interface IssueWish {
  nameLength?: NameLength | undefined
  /** One thing differs from the document of the same seed. */
  change?: Change | undefined
}

export const issueDocument = (layout: Layout, random: Random, wish: IssueWish = {}): IssuedDocument => {
  const stateName = random.pick(layout.states)
  const state: State = states[stateName]
  const unchanged = inventPerson(random.fork('person'), { ...layout.people, nameLength: wish.nameLength })
  const years = random.pick(layout.validYears)
  const validity = inventValidity(random, unchanged.birth, years, layout.issuedYears)
  const holder = changeHolder({ person: unchanged, ...validity }, wish.change, random.fork('change'))
  const { person, issued, expires } = holder
  const origin = layout.people?.foreign ? random.pick(foreignCountries) : state
  const documentCode = random.pick(layout.documentCodes)
  const canonical = dateFormats['dd-mm-yyyy']
  const numbers = (own: Random) => (wish.change === 'document_number' ? slipDigit(own) : own)
  const optional = random.pick(layout.optionalData ?? [''])
  const fields: Fields = {
    document_type: documentCode,
    country: state.code,
    document_number: fillPattern(numbers(random), random.pick(layout.numberPatterns), issued),
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
    blood_type: person.bloodType,
    height: `${person.heightCm} cm`,
    address: person.address,
    passport_number: fillPattern(random, 'AA9999999', issued),
    place_of_issue: `CONSULATE ${person.placeOfBirth}`,
    entries: random.pick(['MULTIPLE', 'SINGLE', 'TWO']),
    duration_of_stay: random.pick(['30 DAYS', '90 DAYS', '180 DAYS']),
    remarks: random.pick(['TOURISM', 'BUSINESS', 'TRANSIT', 'STUDY']),
  }
  const own = layout.particulars?.(holder, numbers(random.fork('particulars'))) ?? {}
  const number = own.fields?.document_number ?? fields.document_number!
  const said = wish.change === 'document_digits' ? changeDigits(number, random.fork('digits')) : (text: string) => text
  const zone: MrzDocument = mapTexts(
    {
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
      ...own.zone,
    },
    said,
  )
  if (own.zone) fields.registry_number = (zone.optionalData || zone.optionalData2 || '').replaceAll('<', '')
  const wording: Fields = { ...(!layout.people?.foreign && { nationality: state.nationality }), ...own.wording }
  const days = { birth_date: person.birth, issuing_date: issued, expiration_date: expires }
  return {
    layout,
    stateName,
    state,
    person,
    fields: keepPrinted(layout, mapTexts({ ...fields, ...own.fields }, said)),
    wording: mapTexts(wording, said),
    days,
    zone,
    mrzLines: putSex(formatMrz(zone), own.zoneSexes?.[person.sex]),
    payloads: mapTexts(own.payloads ?? {}, said),
  }
}

const mapTexts = <T extends object>(from: T, map: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(from).map(([key, value]) => [key, typeof value === 'string' ? map(value) : value]),
  ) as T

/** ICAO 9303-5 §4.2: the eighth character of the second line, which no check digit covers. */
const putSex = (lines: readonly string[], sex: string | undefined): readonly string[] =>
  sex ? lines.map((line, i) => (i === 1 ? line.slice(0, 7) + sex + line.slice(8) : line)) : lines
