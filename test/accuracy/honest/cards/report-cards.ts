import { figureLine, percent } from '../figure-line.js'
import { groupLines } from '../group-lines.js'
import { sizeOf } from '../size-of.js'
import type { AskedCard } from './ask-cards.js'
import { type ComparedField, compareFields } from './compare-fields.js'

const share = (fields: readonly ComparedField[], outcome: ComparedField['outcome']) =>
  fields.filter((one) => one.outcome === outcome).length / fields.length

const isName = ({ field }: ComparedField) => field === 'names' || field === 'surnames'

export const reportCards = (cards: readonly AskedCard[], random: () => number): string => {
  const designs = new Set(cards.map(({ source }) => source)).size
  const lines = (title: string, fields: readonly ComparedField[]) => [
    figureLine(`${title}: fields right`, fields, (some) => share(some, 'right'), percent, random),
    figureLine(`${title}: fields wrong`, fields, (some) => share(some, 'wrong'), percent, random),
    figureLine(
      `${title}: names and surnames right`,
      fields.filter(isName),
      (some) => share(some, 'right'),
      percent,
      random,
    ),
    figureLine(`${title}: cards with every field right`, fields, wholeCards, percent, random),
  ]
  const undescribed = compareFields(cards, ({ readUndescribed }) => readUndescribed)
  const described = compareFields(cards, ({ read }) => read)
  return [
    `${cards.length} sides of cards of ${designs} designs. Weights of print's clues were fitted on drawn designs, no limit on these pictures. What was chosen with a`,
    'look at them are the templates of their states: "design left out" reads each card with the templates of its own state taken out of',
    'the catalogue. In brackets: 95 % of what as many other designs of the like would give (bootstrap by design). As they ship: the',
    "networks, and rules of reading that were written after looking at these cards' misses among others.",
    '',
    ...lines('design left out', undescribed),
    ...lines('with every template', described),
    '',
    ...groupLines(undescribed, ({ field }) => [`design left out, ${field}`], tellOutcomes),
    ...groupLines(undescribed, ({ source }) => [`design left out, source: ${source}`], tellOutcomes),
    ...groupLines(undescribed, (one) => [`design left out, ${sizeOf(one)}`], tellOutcomes),
    ...groupLines(described, ({ source }) => [`with every template, source: ${source}`], tellOutcomes),
  ].join('\n')
}

const wholeCards = (fields: readonly ComparedField[]): number => {
  const files = new Set(fields.map(({ file }) => file))
  const missed = new Set(fields.filter(({ outcome }) => outcome !== 'right').map(({ file }) => file))
  return 1 - missed.size / files.size
}

const tellOutcomes = (own: readonly ComparedField[]): string => {
  const count = (outcome: ComparedField['outcome']) => own.filter((one) => one.outcome === outcome).length
  return `right ${count('right')}, wrong ${count('wrong')}, empty ${count('empty')} of ${own.length}`
}
