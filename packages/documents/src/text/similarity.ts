import { editDistance } from './edit-distance.js'
import { plainText } from './plain-text.js'

const likeness = (cost: number, longest: number): number => (longest === 0 ? 1 : Math.max(0, 1 - cost / longest))

/** 1: the same but for case, marks and punctuation; lower the more a reader must have erred. */
export const similarity = (a: string, b: string): number => {
  const [x, y] = [plainText(a), plainText(b)]
  return likeness(editDistance(x, y), Math.max(x.length, y.length))
}

/** Room for rounding, so that a likeness of exactly the least is found. */
const ROUNDING = 1e-9

/** The most that two texts of this similarity cost, the longer one of so many characters. */
export const mostCost = (least: number, longest: number): number => (1 - least) * longest + ROUNDING

/** `similarity` of two plain texts, or 0 where it is less than `least`, which is told at less cost. */
export const similarityFrom = (x: string, y: string, least: number): number => {
  const longest = Math.max(x.length, y.length)
  const alike = likeness(editDistance(x, y, mostCost(least, longest)), longest)
  return alike >= least ? alike : 0
}

export const isSimilar = (x: string, y: string, least: number): boolean => similarityFrom(x, y, least) > 0
