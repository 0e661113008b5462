import type { Answered, InvalidReason, OcrAnswer } from '@vivid/contract'
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
export const answerCard = (card: InterpretedDocument): Answered<OcrAnswer> => {
  const reason = whyInvalid(card)
  return answered(card, { ...cardFields(card.fields), valid: reason === null }, reason)
}

/** Interface 2.7 */
export const answerSides = (card: InterpretedDocument): Answered<OcrAnswer> => {
  const [front, back] = [card.front?.fields ?? {}, card.back?.fields ?? {}]
  const match = card.sides?.unread === null && card.sides.link === 'linked'
  // Whoever asks whether the sides match is not told that a card is valid whose sides nothing links.
  const reason = whyInvalid(card) ?? (match ? null : 'sides_unlinkable')
  const body = {
    backside: cardFields(back),
    frontside: { ...cardFields(front), blood_type: textOf(front, 'blood_type') },
    matches_percentage: card.sides?.percentage ?? 0,
    match,
    valid: reason === null,
  }
  return answered(card, body, reason)
}

const answered = (
  { sides }: InterpretedDocument,
  body: OcrAnswer,
  reason: InvalidReason | null,
): Answered<OcrAnswer> => ({
  outcome: 'answered',
  body,
  ...(sides && { link: sides.link }),
  ...(reason && { reason }),
})

/** Null where its check digits hold, nothing contradicts anything else, and both pictures are known to be sides of one document. */
const whyInvalid = ({ fields, front, back, sides }: InterpretedDocument): InvalidReason | null => {
  const isFlagged = (flag: 'check_digit_fails' | 'inconsistent') =>
    Object.values(fields).some(({ flags }) => flags.includes(flag))
  const zones = [front?.read.mrz, back?.read.mrz]
  if (sides === null || sides.unread !== null) return 'side_unread'
  if (sides.contradictions.some(({ between }) => between === 'sides')) return 'sides_contradict'
  if (sides.contradictions.length > 0) return 'side_contradicts_itself'
  if (isFlagged('check_digit_fails') || zones.some((zone) => zone?.reading.valid === false)) return 'check_digit'
  if (isFlagged('inconsistent')) return 'dates_contradict'
  if (sides.link === 'unlinked') return 'sides_unlinked'
  return sides.isBackBlank ? 'back_blank' : null
}
