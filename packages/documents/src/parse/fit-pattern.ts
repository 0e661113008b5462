import { plainCharacter } from '../text/plain-text.js'
import { asDigit, asLetter } from './read-as.js'

/** No number has an accent: what looks like one is dirt or security print. */
const withoutMark = (character: string) => (/\p{L}/u.test(character) ? plainCharacter(character) : character)

/** Reads characters as a pattern (9 a digit, A a letter, X either) wants them; null where one cannot be. */
export const fitPattern = (
  text: string,
  pattern: string,
  letters?: string,
): { value: string; changed: number } | null => {
  if (text.length !== pattern.length) return null
  let value = ''
  let changed = 0
  for (const [index, character] of [...text].entries()) {
    const wanted = pattern[index]
    const read =
      wanted === '9'
        ? asDigit(character)
        : wanted === 'A'
          ? (asLetter(withoutMark(character), letters)?.toUpperCase() ?? null)
          : wanted === 'X'
            ? withoutMark(character).toUpperCase()
            : wanted === character
              ? character
              : null
    if (read === null) return null
    if (read !== character.toUpperCase()) changed += 1
    value += read
  }
  return { value, changed }
}
