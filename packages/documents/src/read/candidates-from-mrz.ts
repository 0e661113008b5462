import type { ReadZone } from '../evidence/side-evidence.js'
import type { Candidate, Candidates, Flag } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { mrzFormats } from '../mrz/formats/formats.js'
import { formatLongDate, type MrzDate } from '../mrz/mrz-date.js'
import type { FieldName } from '../mrz/mrz-format.js'
import type { MrzField } from '../mrz/parse/mrz-reading.js'
import type { SideRule } from '../templates/template.js'

const dateText = (field: MrzField<MrzDate> | null): string =>
  field?.value?.day && field.value.month && field.value.year ? formatLongDate(field.value) : ''

/** Given names that stand behind a single filler would pass for surnames. */
const partNames = ({ surnames, givenNames }: ReadZone['reading'], count = Number.POSITIVE_INFINITY) => {
  const words = surnames.value?.split(' ') ?? []
  if (givenNames.value || words.length <= count) return { family: surnames.value, given: givenNames.value }
  return { family: words.slice(0, count).join(' '), given: words.slice(count).join(' ') }
}

/** What the zone says, with its template's word on what stands in the optional data. */
export const candidatesFromMrz = ({ reading, confidences }: ReadZone, rule: SideRule | null): Candidates => {
  const specs = mrzFormats[reading.format].fields
  const sureness = (name: FieldName): number[] => {
    const spec = specs.find((each) => each.name === name)
    const line = spec ? confidences[spec.line] : undefined
    return spec && line ? [...line.subarray(spec.start, spec.end)] : []
  }
  const isChecked = (name: FieldName) => specs.find((each) => each.name === name)?.check !== undefined

  const candidate = (
    field: DocumentField,
    value: string | null,
    place: FieldName,
    raw: MrzField<unknown>,
  ): Candidate[] => {
    if (!value || rule?.mrz?.omits?.includes(field)) return []
    const known = sureness(place)
    const fails = isFailing(place)
    const flags: Flag[] = fails ? ['check_digit_fails'] : []
    return [
      {
        field,
        value,
        printed: raw.raw,
        confidence: known.length > 0 ? Math.min(...known) : 1,
        source: 'mrz',
        verified: !fails && (isChecked(place) || (place.startsWith('optional') && reading.valid)),
        truncated: reading.namesTruncated,
        characters: known.length >= value.length && raw.raw.startsWith(value) ? known.slice(0, value.length) : null,
        box: null,
        flags,
      },
    ]
  }
  const isFailing = (name: FieldName) => isChecked(name) && reading.failingFields.includes(name)

  const names: FieldName = specs.some(({ name }) => name === 'names') ? 'names' : 'surnames'
  const givenNames: FieldName = names === 'names' ? 'names' : 'givenNames'
  const carries = rule?.mrz?.carries ?? {}
  const carried = (
    Object.entries(carries) as [DocumentField, 'documentNumber' | 'optionalData' | 'optionalData2'][]
  ).flatMap(([field, part]) => (reading[part] ? candidate(field, reading[part].value, part, reading[part]) : []))
  const numberField: DocumentField = carries.document_number ? 'support_number' : 'document_number'
  const { surnames, genders } = rule?.mrz ?? {}
  const { family, given } = partNames(reading, surnames)
  return [
    ...carried,
    ...candidate('surnames', family, names, reading.surnames),
    ...candidate(
      'names',
      given,
      givenNames,
      given === reading.givenNames.value ? reading.givenNames : reading.surnames,
    ),
    ...(Object.values(carries).includes('documentNumber')
      ? []
      : candidate(numberField, reading.documentNumber.value, 'documentNumber', reading.documentNumber)),
    ...candidate('birth_date', dateText(reading.birthDate), 'birthDate', reading.birthDate),
    ...(reading.expiryDate
      ? candidate('expiration_date', dateText(reading.expiryDate), 'expiryDate', reading.expiryDate)
      : []),
    ...candidate('gender', genders ? (genders[reading.sex.raw] ?? null) : reading.sex.value, 'sex', reading.sex),
    ...(reading.nationality.valid
      ? candidate('nationality', reading.nationalityCountry, 'nationality', reading.nationality)
      : []),
  ]
}
