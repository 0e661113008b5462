import { threeLetterState } from '@vivid/documents'
import type { DrawingTruth, FieldName } from '@vivid/specimens'
import type { Asked } from './templates.js'

/** By the answer's own names: what a right answer may hold. */
export type ExpectedFields = Readonly<Record<string, readonly string[]>>

const cardFields = [
  'document_number',
  'names',
  'surnames',
  'gender',
  'birth_country',
  'birth_date',
  'nationality',
  'issuing_date',
  'expiration_date',
] as const satisfies readonly FieldName[]

/** Without these an identity card is no answer: interface 7 has a code for each. */
export const requiredFields = [
  'document_number',
  'names',
  'surnames',
  'gender',
  'birth_date',
  'expiration_date',
] as const

/**
 * A field counts where one of the sides prints it or a machine readable zone holds it. Dates are DD-MM-YYYY; names must
 * have the accents of the print; a country may be its code or the printed word.
 */
export const expectFields = (asked: Asked, sides: readonly DrawingTruth[]): ExpectedFields => {
  const { fields } = sides[0]!
  if (asked === 'card') {
    const known = cardFields.filter((field) => fields[field])
    return Object.fromEntries(known.map((field) => [field, accepted(field, sides)]))
  }
  const [first = '', ...further] = (fields.names ?? '').split(' ')
  const page = {
    names: [first],
    midlename: [further.join(' ')],
    document_number: [fields.document_number!],
    birth_date: [fields.birth_date!],
    expiration_date: [fields.expiration_date!],
    issuing_date: [fields.issuing_date!],
    place_of_birth: [fields.place_of_birth!],
  }
  return asked === 'passport_plus'
    ? { ...page, surnames: [fields.surnames!], mrz_code: [sides[0]!.mrz!.lines.join('\n')] }
    : { ...page, CURP: [fields.CURP!], gender: [fields.gender!], country: [fields.country!] }
}

const accepted = (field: FieldName, sides: readonly DrawingTruth[]): string[] => {
  const { fields } = sides[0]!
  if (field !== 'nationality' && field !== 'birth_country') return [fields[field]!]
  const printed = sides.flatMap(({ printed: shown }) => shown[field]?.text.toUpperCase() ?? [])
  return [threeLetterState(fields.nationality ?? ''), ...printed]
}
