import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import { meanSureness, type Piece } from './piece.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

/** What stands alone must be read this surely, and be such a word without a change. */
const CLEAR = 0.9

/** Worth less than a label. */
const SCORE = 0.5

/** A state's code stands for nothing else, whichever state it is. */
const CODE = /^[A-Z]{3}$/

const isOneWord = ({ line, text }: Piece) => line.text.trim() === text && !text.includes(' ')

/**
 * A nationality whose label could not be read: on a line of its own the one code of a state, or the one word for the people of the
 * state that issued the card. Another state's name may be where somebody was born. `page` holds what is free.
 */
export const inferNationality = (
  asked: readonly AskedField[],
  known: Candidates,
  { values }: Pick<Page, 'values'>,
  state: string | null,
): readonly Candidate[] => {
  const nationality = asked.find(({ field }) => field === 'nationality')
  if (!nationality || !state || known.some(({ field }) => field === 'nationality')) return []
  const words = values.flatMap((piece): ReadPart[] => {
    const parsed =
      isOneWord(piece) && meanSureness(piece) >= CLEAR ? nationality.parse(piece.text, nationality.context) : null
    const isPeople = parsed?.value === state || CODE.test(piece.text)
    return parsed && isPeople && parsed.fit >= CLEAR ? [{ piece, parsed }] : []
  })
  return words.length === 1 ? [printCandidate('nationality', words, SCORE)] : []
}
