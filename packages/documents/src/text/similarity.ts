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

/** Whether two plain texts are at least so similar, at less cost than `similarity` where they are not. */
export const isSimilar = (x: string, y: string, least: number): boolean => {
  const longest = Math.max(x.length, y.length)
  return likeness(editDistance(x, y, (1 - least) * longest + ROUNDING), longest) >= least
}
