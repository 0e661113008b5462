import type { Sourced } from '../leave-source-out.js'
import type { AskedCard } from './ask-cards.js'
import { type CountedField, countedFields, type FieldValues } from './labelled-card.js'

/** One printed field of one card. */
export interface ComparedField extends Sourced {
  readonly file: string
  readonly field: CountedField
  readonly outcome: 'right' | 'wrong' | 'empty'
  readonly longSidePx: number
  readonly isDescribed: boolean
}

/** Case, accents, and O for 0 in numbers do not count; everything else does. */
const plain = (field: CountedField, value: string): string => {
  const text = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
  return field === 'document_number' ? text.replaceAll(' ', '').replaceAll('O', '0') : text
}

/** Every field that a label gives a value for, held against what was read. */
export const compareFields = (cards: readonly AskedCard[], readOf: (card: AskedCard) => FieldValues): ComparedField[] =>
  cards.flatMap((card) =>
    countedFields.flatMap((field) => {
      const printed = card.printed[field]
      if (printed === undefined) return []
      const got = readOf(card)[field] ?? ''
      const outcome = plain(field, got) === plain(field, printed) ? 'right' : got === '' ? 'empty' : 'wrong'
      const { source, file, longSidePx, template } = card
      return [{ source, file, field, outcome, longSidePx, isDescribed: template !== null }]
    }),
  )
