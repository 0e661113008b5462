import type { Candidate, Candidates } from '../fields/candidate.js'
import { isName } from '../fields/document-field.js'
import { graftAccents } from '../text/graft-accents.js'
import { plainText } from '../text/plain-text.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { similarity } from '../text/similarity.js'
import { agree, nearlyAgree } from './agree.js'
import { fusingLimits as limits } from './fusing-limits.js'
import { breakWords, cutWords, graftWords, splitAsTold } from './merge-words.js'
import { restoreLost, restoreMarks } from './restore-marks.js'

const spelling = ({ value, characters }: Pick<Candidate, 'value' | 'characters'>) => ({ value, characters })

/** Letters that are left of a name which found no room in a zone. */
const HARDLY_ANY = 3

const mayComplete = ({ confidence }: Candidate) => confidence >= limits.completing

/** Readers of print see a letter twice now and then; a machine's letters are counted. */
const undouble = (name: string) => plainText(name).replace(/(.)\1+/g, '$1')

const isPrint = ({ source }: Candidate) => source === 'print'

/** Both have the same letters: the print's accents, and the machine's word breaks where the print lost a blank. */
const spellSame = (print: Candidate, machine: Candidate) => {
  const value = breakWords(print.value, machine.value)
  return { value, characters: value === print.value ? print.characters : null }
}

/**
 * Machine readable text has no accents and may be cut short. Where the print agrees, its spelling is taken; where it
 * nearly agrees, its accents are, on the letters of the surer reading.
 */
export const spellBest = (winner: Candidate, others: Candidates): Pick<Candidate, 'value' | 'characters'> => {
  if (!isName(winner.field)) return spelling(winner)
  const counterparts = others.filter((other) => isPrint(other) !== isPrint(winner))
  const same = counterparts.find((other) => sameName(other.value, winner.value))
  if (same) return isPrint(winner) ? spellSame(winner, same) : spellSame(same, winner)
  if (isPrint(winner)) return spelling(winner)
  const restored = counterparts
    .map((print) => restoreMarks(winner.value, print.value))
    .find((value) => sameName(value, winner.value))
  if (restored) return { value: restored, characters: null }
  const doubled = counterparts.find((print) => undouble(print.value) === undouble(winner.value))
  if (doubled) return { value: graftAccents(winner.value, doubled.value), characters: winner.characters }
  const fuller = counterparts.find((print) => agree(winner, print) && isNameCutShort(winner.value, print.value))
  if (fuller) return spelling(fuller)
  if (plainText(winner.value) !== winner.value) return spelling(winner)
  // So few letters say next to nothing: the print goes on from them.
  const any = winner.truncated && winner.value.length <= HARDLY_ANY ? counterparts.find(mayComplete) : undefined
  if (any) return { value: winner.value + any.value.slice(winner.value.length), characters: null }
  const begun = counterparts
    .map((print) => splitAsTold(print.value, winner.value))
    .find((print) => similarity(winner.value, cutWords(print, winner.value)) >= limits.sameNameSimilarity)
  if (winner.truncated && begun) return { value: graftWords(winner.value, begun), characters: null }
  const near = counterparts.find((print) => nearlyAgree(winner, print))
  if (!near) return spelling(winner)
  const value = restoreLost(graftAccents(winner.value, near.value), near.value)
  return { value, characters: winner.characters }
}
