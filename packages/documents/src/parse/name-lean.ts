import { plainText } from '../text/plain-text.js'
import { nameOdds } from './name-odds.js'

/** Letters of a beginning and of an ending that tell something, at most. */
const LETTERS = { beginning: 3, ending: 4 } as const

/** Log odds beyond which a word is as good as known. */
const CERTAIN = 3

const cut = (length: number) => Array.from({ length }, (_, at) => at + 1)

/** Log odds that a plain word is a given name and no surname. */
const logOddsOfGiven = (word: string): number => {
  const parts = [
    word,
    ...cut(LETTERS.beginning).map((count) => `${word.slice(0, count)}-`),
    ...cut(LETTERS.ending).map((count) => `-${word.slice(-count)}`),
  ]
  return [...new Set(parts)].reduce((sum, part) => sum + (nameOdds.get(part) ?? 0), 0)
}

/** −1…1: 1 where words are written as given names are, −1 as surnames are; 0 where nothing tells. */
export const nameLean = (words: readonly string[]): number => {
  const leans = words.map((word) => Math.max(-1, Math.min(1, logOddsOfGiven(plainText(word)) / CERTAIN)))
  return leans.reduce((sum, one) => sum + one, 0) / Math.max(1, leans.length)
}
