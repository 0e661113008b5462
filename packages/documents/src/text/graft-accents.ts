import { alignTexts } from './align-texts.js'
import { plainCharacter } from './plain-text.js'

/** The letters of one reading with the marks of another where both have the same letter. */
export const graftAccents = (letters: string, accented: string): string => {
  const source = [...accented.normalize('NFC')]
  const plain = source.map(plainCharacter).join('')
  const { pairs } = alignTexts(letters, plain)
  return pairs
    .filter(([i]) => i >= 0)
    .map(([i, j]) => (j >= 0 && plain[j] === letters[i] ? source[j]!.toUpperCase() : letters[i]))
    .join('')
}
