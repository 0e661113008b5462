import { plainText } from './plain-text.js'

const dropInWord = (word: string, told: string): string => {
  if (plainText(word).startsWith(told)) return word
  const letters = [...word]
  const once = letters
    .flatMap((letter, at) => (at > 0 && plainText(letter) === plainText(letters[at - 1]!) ? [at] : []))
    .map((at) => letters.filter((_, index) => index !== at).join(''))
  return once.find((shorter) => plainText(shorter).startsWith(told)) ?? word
}

/** Readers of print see a letter twice now and then: LLEONARDO beside a zone's LEONA is LEONARDO, word by word. */
export const dropReadTwice = (print: string, told: string): string => {
  const words = told.split(' ')
  return print
    .split(' ')
    .map((word, at) => (words[at] ? dropInWord(word, words[at]) : word))
    .join(' ')
}
