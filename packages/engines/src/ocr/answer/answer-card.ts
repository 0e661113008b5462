import type { Answered, OcrAnswer } from '@vivid/contract'
import type { DocumentField, Fields } from '@vivid/documents'
import type { InterpretedDocument } from '../interpret/interpret.js'

const textOf = (fields: Fields, name: DocumentField) => fields[name]?.value ?? ''

/** The fields of 2.6 and of both objects of 2.7; what is not there is an empty string. */
const cardFields = (fields: Fields) => ({
  document_number: textOf(fields, 'document_number'),
  names: textOf(fields, 'names'),
  surnames: textOf(fields, 'surnames'),
  gender: textOf(fields, 'gender') as 'M' | 'F' | '',
  birth_country: textOf(fields, 'birth_country'),
  birth_date: textOf(fields, 'birth_date'),
  nationality: textOf(fields, 'nationality'),
  issuing_date: textOf(fields, 'issuing_date'),
  expiration_date: textOf(fields, 'expiration_date'),
})

/** Interface 2.6; `rejectCard` has made sure of the fields that it cannot do without. */
export const answerCard = (card: InterpretedDocument): Answered<OcrAnswer> => ({
  outcome: 'answered',
  body: { ...cardFields(card.fields), valid: isValid(card) },
  ...linkOf(card),
})

/** Interface 2.7 */
export const answerSides = (card: InterpretedDocument): Answered<OcrAnswer> => {
  const [front, back] = [card.front?.fields ?? {}, card.back?.fields ?? {}]
  // Whoever asks whether the sides match is not told that a card is valid whose sides nothing links.
  const match = card.sides?.unread === null && card.sides.link === 'linked'
  return {
    outcome: 'answered',
    body: {
      backside: cardFields(back),
      frontside: { ...cardFields(front), blood_type: textOf(front, 'blood_type') },
      matches_percentage: card.sides?.percentage ?? 0,
      match,
      valid: match && isValid(card),
    },
    ...linkOf(card),
  }
}

const linkOf = ({ sides }: InterpretedDocument) => (sides ? { link: sides.link } : {})

/** Its check digits hold, nothing contradicts anything else, and both pictures are known to be sides of one document. */
const isValid = ({ fields, front, back, sides }: InterpretedDocument): boolean => {
  const zones = [front?.read.mrz, back?.read.mrz]
  const isFlagged = Object.values(fields).some(({ flags }) =>
    flags.some((flag) => flag === 'check_digit_fails' || flag === 'inconsistent'),
  )
  const isOne = sides !== null && sides.unread === null && sides.contradictions.length === 0 && !sides.isBackBlank
  return isOne && sides.link !== 'unlinked' && !isFlagged && zones.every((zone) => !zone || zone.reading.valid)
}
