import type { Candidate, Candidates } from '../fields/candidate.js'
import { graftAccents } from '../text/graft-accents.js'
import { plainText } from '../text/plain-text.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { similarity } from '../text/similarity.js'
import { agree, nearlyAgree } from './agree.js'
import { fusingLimits as limits } from './fusing-limits.js'

const spelling = ({ value, characters }: Pick<Candidate, 'value' | 'characters'>) => ({ value, characters })

/** Word by word: the surer letters with the print's accents, and the print's ends where words were cut short. */
const graftWords = (sure: string, print: string): string => {
  const printed = print.split(' ')
  const words = sure.split(' ').map((word, index) => {
    const own = printed[index]
    if (own === undefined || similarity(word, own.slice(0, word.length)) < SAME_WORD)
      return graftAccents(word, own ?? word)
    const isCut = own.length > word.length
    return graftAccents(word, own.slice(0, word.length)) + (isCut ? own.slice(word.length) : '')
  })
  return [...words, ...printed.slice(words.length)].join(' ')
}

/** Similarity of a word and its misreading. */
const SAME_WORD = 0.6

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
  if (plainText(winner.value) !== winner.value) return spelling(winner)
  if (winner.truncated) {
    const begun = prints.find(
      (print) => similarity(winner.value, print.value.slice(0, winner.value.length)) >= limits.sameNameSimilarity,
    )
    if (begun) return { value: graftWords(winner.value, begun.value), characters: null }
  }
  const near = prints.find((print) => nearlyAgree(winner, print))
  return near ? { value: graftAccents(winner.value, near.value), characters: winner.characters } : spelling(winner)
}
