import type { NameBlock } from '../templates/template.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { compoundSurnames } from './compound-surnames.js'
import { devotionalNames, givenNames } from './given-names.js'
import { isSurnameOf } from './is-surname-of.js'
import { isParticle, type Word, wordsOf } from './name-words.js'

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

/**
 * Where the first name begins that a parent has too and that is no given name: the surnames, each with its particles. Parents'
 * first words are given names.
 */
const beforeParents = (words: readonly Word[], parents: readonly string[]): number | null => {
  const theirs = parents.flatMap((parent) => wordsOf(parent).slice(1)).filter((word) => !isParticle(word))
  let first = words.findIndex((word, index) => index > 0 && isSurnameOf(word, theirs))
  while (first > 1 && isParticle(words[first - 1])) first -= 1
  return first > 0 ? first : null
}

const isUpper = (text: string) => text === text.toUpperCase()

/** Surnames in capitals before given names that are not: GARCÍA PEÑA Ana. */
const whereCapitalsEnd = (words: readonly Word[]): number =>
  words.findIndex(({ printed }, index) => index > 0 && printed.length > 1 && !isUpper(printed))

/** Where surnames in capitals end before given names that are not, or begin behind them: GARCÍA PEÑA Ana, Ana GARCÍA PEÑA. */
export const splitWhereCaseTurns = (
  text: string,
): { readonly at: number; readonly order: NameBlock['order'] } | null => {
  const words = wordsOf(text).filter(({ printed }) => printed.length > 1)
  const isCapital = words.map(({ printed }) => isUpper(printed))
  const turn = isCapital.findIndex((one, index) => index > 0 && one !== isCapital[0])
  if (turn < 0 || isCapital.slice(turn).some((one) => one === isCapital[0])) return null
  return { at: words[turn]!.at, order: isCapital[0] ? 'surnames_first' : 'names_first' }
}

/** What is known of a whole name's halves before it is split. */
export interface NameClues {
  /** Both halves as a zone spells them, in the order of print; a zone may cut them short. */
  readonly told?: readonly [string, string]
  /** All of the parents' names: their surnames are the holder's. */
  readonly parents?: readonly string[]
}

const isAsTold = (half: string, told: string) => sameName(half, told) || isNameCutShort(told, half)

/**
 * Where the second half of a whole name on one line begins: told by what a zone says of both halves, by a comma or by the end
 * of capitals, and where given names stand first by how many surnames people have, by the parents' surnames or by which words are
 * given names. Null: nothing tells.
 */
export const splitFullName = (
  text: string,
  { order, surnames }: Pick<NameBlock, 'order' | 'surnames'>,
  { told, parents = [] }: NameClues = {},
): number | null => {
  const words = wordsOf(text)
  if (words.length < 2) return null
  const cutAt = (index: number) => [text.slice(0, words[index]!.at), text.slice(words[index]!.at)] as const
  const splits = words.map((_, index) => index).slice(1)
  const asTold = told
    ? (splits.find((index) => cutAt(index).every((half, at) => sameName(half, told[at]!))) ??
      splits.find((index) => cutAt(index).every((half, at) => isAsTold(half, told[at]!))))
    : undefined
  if (asTold) return words[asTold]!.at
  if (order === 'names_first') {
    const first = surnames ? beforeSurnames(words, surnames) : (beforeParents(words, parents) ?? afterGivenNames(words))
    return words[first]?.at ?? null
  }
  const comma = text.indexOf(',')
  const second = comma > 0 ? words.find(({ at }) => at > comma) : words[whereCapitalsEnd(words)]
  return second?.at ?? null
}
