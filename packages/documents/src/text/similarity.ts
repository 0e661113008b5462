import { alignTexts } from './align-texts.js'
import { plainText } from './plain-text.js'

/** 1: the same but for case, marks and punctuation; lower the more a reader must have erred. */
export const similarity = (a: string, b: string): number => {
  const [x, y] = [plainText(a), plainText(b)]
  const longest = Math.max(x.length, y.length)
  return longest === 0 ? 1 : Math.max(0, 1 - alignTexts(x, y).cost / longest)
}
