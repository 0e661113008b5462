import type { Candidate, Candidates } from '../fields/candidate.js'
import { graftAccents } from '../text/graft-accents.js'
import { plainText } from '../text/plain-text.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { agree, nearlyAgree } from './agree.js'

const spelling = ({ value, characters }: Pick<Candidate, 'value' | 'characters'>) => ({ value, characters })

/**
 * Machine readable text has no accents and may be cut short. Where the print agrees, its spelling is taken; where it
 * nearly agrees, its accents are, on the letters of the surer reading.
 */
export const spellBest = (winner: Candidate, others: Candidates): Pick<Candidate, 'value' | 'characters'> => {
  if (winner.field !== 'names' && winner.field !== 'surnames') return spelling(winner)
  if (winner.source === 'print') return spelling(winner)
  const prints = others.filter(({ source }) => source === 'print')
  const same = prints.find((print) => sameName(print.value, winner.value))
  if (same) return spelling(same)
  const fuller = prints.find((print) => agree(winner, print) && isNameCutShort(winner.value, print.value))
  if (fuller) return spelling(fuller)
  const near = prints.find((print) => nearlyAgree(winner, print))
  const isPlain = plainText(winner.value) === winner.value
  return near && isPlain
    ? { value: graftAccents(winner.value, near.value), characters: winner.characters }
    : spelling(winner)
}
