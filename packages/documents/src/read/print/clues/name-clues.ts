import { boxAround } from '../../../evidence/box-around.js'
import { height, middle } from '../../../evidence/box-size.js'
import type { Box } from '../../../evidence/printed-line.js'
import { isName } from '../../../fields/document-field.js'
import { givenNames } from '../../../parse/given-names.js'
import { nameWordStarts } from '../../../parse/name-words.js'
import { plainText } from '../../../text/plain-text.js'
import type { Piece } from '../../page/piece.js'
import type { Claim } from '../claim.js'
import { isInColumn } from '../name-lines.js'
import { otherScript } from '../other-script.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'

/** Its names, particles left out. */
export const namesIn = ({ value }: Claim): readonly string[] => {
  const plain = plainText(value)
  const starts = nameWordStarts(plain)
  return starts.map(
    (at, index) =>
      plain
        .slice(at, starts[index + 1])
        .trim()
        .split(' ')
        .at(-1)!,
  )
}

const isGiven = (word: string) => givenNames.has(word)

const given: Clue = {
  name: 'given names',
  speaks: 'either',
  says: 'Its words are known for given names.',
  measure: (claim) => {
    if (!isName(claim.asked.field)) return 0
    const words = namesIn(claim)
    return words.filter(isGiven).length / words.length
  },
}

const words: Clue = {
  name: 'words',
  speaks: 'either',
  says: 'It has many words.',
  measure: (claim) => (isName(claim.asked.field) ? Math.min(1, (namesIn(claim).length - 1) / 4) : 0),
}

/** Whether its label is the only one of the side for a name. */
const isLoneLabel = (claim: Claim, { page: { labels, told }, places }: Scene): boolean => {
  if (!isName(claim.asked.field) || told.some(({ field }) => field === 'surnames')) return false
  const placed = places(claim.piece)
  const isLabelled = labels.some((one, at) => one.asked === claim.asked && placed[at]! > 0)
  return isLabelled && !labels.some(({ asked }) => asked && isName(asked.field) && asked.field !== claim.asked.field)
}

const loneLabel: Clue = {
  name: 'lone label',
  speaks: 'against',
  says: 'Its label is the only one for a name, and several names or lines of them stand there: they may be the whole name.',
  measure: (claim, scene) => {
    const more = namesIn(claim).length + claim.parts.length - 2 + (claim.goesOn ? 2 : 0)
    return isLoneLabel(claim, scene) ? Math.min(1, more / 2) : 0
  },
}

export const surnameWithin: Clue = {
  name: 'surname within',
  speaks: 'against',
  says: 'Its label is the only one for a name, and after a known given name the last is none: it may be the whole name.',
  measure: (claim, scene) => {
    const [first, last] = [namesIn(claim)[0]!, namesIn(claim).at(-1)!]
    return isLoneLabel(claim, scene) && isGiven(first) && !isGiven(last) ? 1 : 0
  },
}

const initials: Clue = {
  name: 'initials',
  speaks: 'for',
  says: 'It begins as a number on the side says that the name does.',
  measure: (claim, { initials: known }) => {
    if (!known || !isName(claim.asked.field) || claim.asked.part > 0) return 0
    const [first, ...more] = plainText(claim.value).split(' ')
    const begins = (word: string | undefined, letter: string) => word?.[0] === letter
    if (claim.asked.field === 'names') return begins(first, known.names) ? 1 : -1
    const [one, other] = known.surnames
    return begins(first, one) && more.some((word) => begins(word, other)) ? 1 : -1
  },
}

const inLatin: Clue = {
  name: 'in Latin letters',
  speaks: 'for',
  says: 'A line near it spells the same name in another script; −1 where it holds that line, which was misread.',
  measure: ({ asked: { field }, parts }, { page }) => {
    if (!isName(field)) return 0
    const { native, nativeOf } = otherScript(page)
    if (parts.some(({ piece }) => native.has(piece))) return -1
    return Number(parts.some(({ piece }) => nativeOf.has(piece)))
  },
}

/** A line of so much of a value's height is one too. */
const LINE_OF_VALUE = 0.7

const besideOtherName: Clue = {
  name: 'beside the other name',
  needsAnchors: true,
  speaks: 'for',
  says: 'It stands in one column with the other name, which is known, and no line of that size between them: smaller ones are labels that nobody knows.',
  measure: ({ asked: { field, part }, parts, share }, { page: { values, aspect }, anchors }) => {
    if (!isName(field) || part > 0 || share) return 0
    const other = anchors.find(({ asked }) => isName(asked.field) && asked.field !== field && asked.part === 0)
    if (!other) return 0
    const [own, known] = [parts, other.parts].map((all) => boxAround(all.map(({ piece }) => piece.box))) as [Box, Box]
    const isBetween = ({ box }: Piece) =>
      height(box) >= LINE_OF_VALUE * height(other.parts[0]!.piece.box) &&
      middle(box) > Math.min(own.bottom, known.bottom) &&
      middle(box) < Math.max(own.top, known.top) &&
      isInColumn(box, known, aspect)
    return isInColumn(own, known, aspect) ? Math.max(0, 1 - values.filter(isBetween).length / 2) : 0
  },
}

export const nameClues = [initials, given, words, loneLabel, surnameWithin, inLatin, besideOtherName]
