import { plainText } from '../text/plain-text.js'

export interface Word {
  readonly plain: string
  readonly printed: string
  readonly at: number
}

/** Words that belong to the next one: DE LA CRUZ, SAN MARTÍN, VAN DER BERG. */
const particles = new Set('DE DEL LA LAS LOS EL Y E DA DAS DO DOS DI VAN VON DER DEN SAN SANTA MC MAC'.split(' '))

/** Words of a name with their places in it. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d'’.-]+/gu)].map(({ 0: printed, index }) => ({
    plain: plainText(printed),
    printed,
    at: index,
  }))

export const isParticle = (word: Word | undefined) => word !== undefined && particles.has(word.plain)

/** Where the names of a text begin, each with the particles before it. */
export const nameWordStarts = (text: string): readonly number[] => {
  const words = wordsOf(text)
  return words.filter((_, index) => !isParticle(words[index - 1])).map(({ at }) => at)
}
