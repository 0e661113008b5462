import type { NameBlock } from '../templates/template.js'
import { plainText } from '../text/plain-text.js'
import { sameName } from '../text/same-name.js'
import { compoundSurnames } from './compound-surnames.js'
import { devotionalNames, givenNames } from './given-names.js'

interface Word {
  readonly plain: string
  readonly printed: string
  readonly at: number
}

const particles = new Set('DE DA DO DAS DOS DI DEL LA LAS LOS E Y VON VAN'.split(' '))

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d'’.-]+/gu)].map(({ 0: printed, index }) => ({
    plain: plainText(printed),
    printed,
    at: index,
  }))

const isParticle = (word: Word | undefined) => word !== undefined && particles.has(word.plain)

/** How many words before this one are one compound surname. */
const compoundBefore = (words: readonly Word[], end: number): number => {
  const ends = ` ${words
    .slice(0, end)
    .map(({ plain }) => plain)
    .join(' ')}`
  return compoundSurnames.find((surname) => ends.endsWith(` ${surname}`))?.split(' ').length ?? 0
}

/** Where the last so many surnames begin, each with its particles; somebody has at least one given name. */
const beforeSurnames = (words: readonly Word[], count: number): number => {
  let [first, left] = [words.length, count]
  while (left > 0 && first > 1) {
    first -= Math.min(first - 1, compoundBefore(words, first) || 1)
    while (first > 1 && isParticle(words[first - 1])) first -= 1
    left -= 1
  }
  return first
}

/** Behind the names that are known for given ones; the first word always is one, the last never. */
const afterGivenNames = (words: readonly Word[]): number => {
  let end = 1
  while (end < words.length - 1) {
    const next = isParticle(words[end]) ? end + 1 : end
    const known = next > end ? devotionalNames : givenNames
    if (next >= words.length - 1 || !known.has(words[next]!.plain)) break
    end = next + 1
  }
  return end
}

const isUpper = (text: string) => text === text.toUpperCase()

/** Surnames in capitals before given names that are not: GARCÍA PEÑA Ana. */
const whereCapitalsEnd = (words: readonly Word[]): number =>
  words.findIndex(({ printed }, index) => index > 0 && printed.length > 1 && !isUpper(printed))

/**
 * Where the second half of a whole name on one line begins: told by what a zone says of both halves, by a comma or by the end
 * of capitals, and where given names stand first by how many surnames people have or by which words are given names. Null:
 * nothing tells.
 */
export const splitFullName = (
  text: string,
  { order, surnames }: Pick<NameBlock, 'order' | 'surnames'>,
  told?: readonly [string, string],
): number | null => {
  const words = wordsOf(text)
  if (words.length < 2) return null
  const asTold = told
    ? words.findIndex(({ at }) => at > 0 && sameName(text.slice(0, at), told[0]) && sameName(text.slice(at), told[1]))
    : -1
  if (asTold > 0) return words[asTold]!.at
  if (order === 'names_first')
    return words[surnames ? beforeSurnames(words, surnames) : afterGivenNames(words)]?.at ?? null
  const comma = text.indexOf(',')
  const second = comma > 0 ? words.find(({ at }) => at > comma) : words[whereCapitalsEnd(words)]
  return second?.at ?? null
}
