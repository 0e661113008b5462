import { similarity } from '@vivid/documents'
import type { Claim, Scene } from '@vivid/documents/print-clues'
import { expectedOf } from './measure-undescribed.js'
import type { RecordedTruth } from './record-case.js'

type Asked = Claim['asked']

/** Fields of which drawn documents have the truth. */
const known = {
  names: 'names',
  surnames: 'surnames',
  document_number: 'document_number',
  birth_date: 'birth_date',
  expiration_date: 'expiration_date',
  issuing_date: 'issuing_date',
  gender: 'gender',
  nationality: 'nationality',
  birth_country: 'birth_country',
  blood_type: 'blood_type',
  CURP: 'CURP',
  place_of_birth: 'place_of_birth',
  support_number: 'support_number',
} as const

/** As similar as this a reading is the field, misread: which text it is counts here, not how it was read. */
const SAME_TEXT = 0.7
const SAME_DATE = 0.85

/** Surnames in parts: the first or second of them, where the side prints them so. */
const expectedPart = ({ printed, fields }: RecordedTruth, part: number): readonly string[] => {
  const own = part === 1 ? 'first_surname' : 'second_surname'
  if (!printed[own] && !printed.surnames) return []
  const value = fields[own]
  return value ? [value] : []
}

/** What a right claim for the field says; null: drawn documents do not tell. */
const expectedFor = (truth: RecordedTruth, { field, part }: Asked): readonly string[] | null => {
  if (!(field in known)) return null
  if (part > 0) return expectedPart(truth, part)
  return expectedOf(truth, known[field as keyof typeof known])
}

/** What a side prints in another form, such as the year of an expiry alone, or in small print, says the same. */
const exactly = (claims: readonly Claim[], value: string | undefined): readonly number[] =>
  claims.flatMap((claim, at) => (claim.value === value ? [at] : []))

/** Which of a field's claims are right: those most like the truth, none where it is not among them; null: nobody knows. */
export const rightClaims = (
  truth: RecordedTruth,
  asked: Asked,
  claims: readonly Claim[],
  { page: { labels, told }, isDescribed }: Scene,
): readonly number[] | null => {
  const isLabelledInParts = labels.some((label) => label.asked && label.asked.part > 0)
  // What nobody described is printed in parts only where its labels say so.
  if (!isDescribed && asked.field === 'surnames' && isLabelledInParts !== asked.part > 0) return []
  // Which of two numbers is the document's, only its state's template or its zone knows.
  const isUntold = !isDescribed && !told.some(({ field }) => field === 'document_number')
  if (isUntold && asked.field === 'document_number' && truth.fields.registry_number) return null
  const expected = expectedFor(truth, asked)
  if (expected === null) return null
  const isName = asked.field === 'names' || asked.field === 'surnames'
  const wordsOf = (text: string) => text.split(' ').length
  // A name with a word more or less is another claim's, however alike.
  const likeness = (value: string, one: string) =>
    isName && wordsOf(value) !== wordsOf(one) ? 0 : similarity(value, one)
  const alike = claims.map(({ value }) => Math.max(0, ...expected.map((one) => likeness(value, one))))
  const most = Math.max(0, ...alike)
  const isDate = asked.field.endsWith('_date')
  const least = isDate ? SAME_DATE : SAME_TEXT
  const isTelling = isDate || asked.field === 'document_number'
  if (most < least) return isTelling ? exactly(claims, truth.fields[known[asked.field as keyof typeof known]]) : []
  return alike.flatMap((one, at) => (one >= most - 1e-9 ? [at] : []))
}
