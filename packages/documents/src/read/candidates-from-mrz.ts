import type { ReadZone } from '../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { mrzFormats } from '../mrz/formats.js'
import { formatLongDate, type MrzDate } from '../mrz/mrz-date.js'
import type { FieldName } from '../mrz/mrz-format.js'
import type { MrzField, MrzReading } from '../mrz/parse/mrz-reading.js'
import { splitFullName } from '../parse/split-full-name.js'
import type { MrzPart, NameBlock, SideRule } from '../templates/template.js'
import { partZoneNames } from './part-zone-names.js'

/** A value that a zone holds, and where in it. */
interface HeldValue {
  readonly field: DocumentField
  readonly value: string
  readonly place: FieldName
  readonly raw: string
}

const dateText = ({ value }: MrzField<MrzDate>): string =>
  value?.day && value.month && value.year ? formatLongDate(value) : ''

/** Given names that stand behind a single filler would pass for surnames; a whole name is parted as one in print. */
const partNames = (zone: ReadZone, rule: SideRule['mrz']) => {
  const { reading } = zone
  const { surnames, givenNames } = reading
  const { surnames: count = Number.POSITIVE_INFINITY, wholeName } = rule ?? {}
  if (wholeName) return partWhole(reading, wholeName)
  const parted = partZoneNames(zone)
  const words = parted.surnames?.split(' ') ?? []
  if (parted.givenNames || words.length <= count)
    return { family: parted.surnames, given: parted.givenNames, givenRaw: givenNames.raw }
  return { family: words.slice(0, count).join(' '), given: words.slice(count).join(' '), givenRaw: surnames.raw }
}

/** The last word of a name that is cut off may be a part of any name, so that it begins no surname. */
const partWhole = ({ surnames, givenNames, namesTruncated }: MrzReading, order: NameBlock['order']) => {
  const words = [surnames.value, givenNames.value].filter(Boolean).join(' ')
  const at = splitFullName(words, { order }) ?? words.length
  const [first, second] = [words.slice(0, at).trim(), words.slice(at).trim()]
  const [given, family] = order === 'names_first' ? [first, second] : [second, first]
  return { family: namesTruncated && !family?.includes(' ') ? null : family, given, givenRaw: surnames.raw }
}

/** What the zone says, with its template's word on what stands in the optional data. */
const valuesHeld = (zone: ReadZone, rule: SideRule | null): HeldValue[] => {
  const { reading } = zone
  const { carries = {}, genders } = rule?.mrz ?? {}
  const hold = (field: DocumentField, value: string | null, place: FieldName, { raw }: { raw: string }): HeldValue[] =>
    value ? [{ field, value, place, raw }] : []
  const carried = (Object.entries(carries) as [DocumentField, MrzPart][]).flatMap(([field, part]) => {
    const place = part === 'optionalDataHead' ? 'optionalData' : part
    const held = reading[place]
    const value = part === 'optionalDataHead' ? held?.raw.split('<')[0] : held?.value
    return held ? hold(field, value ?? null, place, held) : []
  })
  const hasOneNameField = mrzFormats[reading.format].fields.some(({ name }) => name === 'names')
  const { family, given, givenRaw } = partNames(zone, rule?.mrz)
  const { documentNumber, birthDate, expiryDate, sex, nationality } = reading
  const numberField = carries.document_number ? 'support_number' : 'document_number'
  return [
    ...carried,
    ...hold('surnames', family, hasOneNameField ? 'names' : 'surnames', reading.surnames),
    ...hold('names', given, hasOneNameField ? 'names' : 'givenNames', { raw: givenRaw }),
    ...(Object.values(carries).includes('documentNumber')
      ? []
      : hold(numberField, documentNumber.value, 'documentNumber', documentNumber)),
    ...hold('birth_date', dateText(birthDate), 'birthDate', birthDate),
    ...(expiryDate ? hold('expiration_date', dateText(expiryDate), 'expiryDate', expiryDate) : []),
    ...hold('gender', genders ? (genders[sex.raw] ?? null) : sex.value, 'sex', sex),
    ...(nationality.valid ? hold('nationality', reading.nationalityCountry, 'nationality', nationality) : []),
  ]
}

/** Where a value stands in its field's text, fillers read as blanks; given names stand behind two of them. */
const placeOf = ({ field, value }: HeldValue, text: string): number => {
  const spaced = text.replaceAll('<', ' ')
  return spaced.indexOf(value, field === 'names' ? Math.max(0, spaced.indexOf('  ')) : 0)
}

const candidateOf = (
  held: HeldValue,
  { reading, confidences }: ReadZone,
  shortens: readonly DocumentField[],
): Candidate => {
  const { field, value, place, raw } = held
  const spec = mrzFormats[reading.format].fields.find(({ name }) => name === place)
  const sureness = spec ? [...(confidences[spec.line]?.subarray(spec.start, spec.end) ?? [])] : []
  const at = spec ? placeOf(held, reading.lines[spec.line]!.slice(spec.start, spec.end)) : -1
  const isChecked = spec?.check !== undefined
  const fails = isChecked && reading.failingFields.includes(place)
  return {
    field,
    value,
    printed: raw,
    confidence: sureness.length > 0 ? Math.min(...sureness) : 1,
    source: 'mrz',
    verified: !fails && (isChecked || (place.startsWith('optional') && reading.valid)),
    truncated: reading.namesTruncated || shortens.includes(field),
    characters: at >= 0 && sureness.length >= at + value.length ? sureness.slice(at, at + value.length) : null,
    box: null,
    flags: fails ? ['check_digit_fails'] : [],
  }
}

/** No check digit covers the nationality: another state's than the issuer's must have been read more surely than this. */
const UNSURE = 0.4

export const candidatesFromMrz = (zone: ReadZone, rule: SideRule | null): Candidates =>
  valuesHeld(zone, rule)
    .map((held) => candidateOf(held, zone, rule?.mrz?.shortens ?? []))
    .filter(
      ({ field, value, confidence }) =>
        field !== 'nationality' || value === zone.reading.country || confidence >= UNSURE,
    )
