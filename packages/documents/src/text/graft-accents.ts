import { transliterate } from '../mrz/names/transliterate.js'
import { alignTexts } from './align-texts.js'

/** Letters of the accented text with the plain ones each stands for in a machine readable zone: Å for AA, Ñ for N. */
const expand = (accented: string) =>
  [...accented.normalize('NFC').toUpperCase()].flatMap((letter) => {
    const plain = [...transliterate(letter)]
    return plain.map((one, index) => ({ one, letter: index === 0 ? letter : '', size: plain.length }))
  })

/** The letters of one reading with the marks of another where both have the same letters. */
export const graftAccents = (letters: string, accented: string): string => {
  const source = expand(accented)
  const { pairs } = alignTexts(letters, source.map(({ one }) => one).join(''))
  const equal = new Set(pairs.filter(([i, j]) => i >= 0 && j >= 0 && source[j]!.one === letters[i]).map(([, j]) => j))
  return pairs
    .filter(([i]) => i >= 0)
    .map(([i, j]) => {
      if (j < 0 || !equal.has(j)) return letters[i]
      const first = source[j]!.letter === '' ? j - 1 : j
      const isWhole = source[first]!.size === 1 || (equal.has(first) && equal.has(first + 1))
      return isWhole ? source[j]!.letter : letters[i]
    })
    .join('')
}
