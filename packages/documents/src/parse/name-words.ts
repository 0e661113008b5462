import { plainText } from '../text/plain-text.js'

export interface Word {
  readonly plain: string
  readonly printed: string
  readonly at: number
}

const particles = new Set('DE DA DO DAS DOS DI DEL LA LAS LOS E Y VON VAN'.split(' '))

/** Words of a name with their places in it. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d'’.-]+/gu)].map(({ 0: printed, index }) => ({
    plain: plainText(printed),
    printed,
    at: index,
  }))

export const isParticle = (word: Word | undefined) => word !== undefined && particles.has(word.plain)
