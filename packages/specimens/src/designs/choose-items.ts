import type { Random } from '../random.js'
import type { Item } from './arrange-fields.js'
import { bareness, nameLetters, printedFields, sexWords, wholeNames } from './design-choices.js'
import type { LabelLanguage } from './label-language.js'
import type { Wording } from './word-labels.js'

export interface NameItems {
  readonly items: readonly Item[]
  /** How a whole name is written, where the design prints one. */
  readonly whole?: (surnames: string, names: string) => string
}

/** A whole name under one label; null where the language has no label for it. */
const chooseWhole = (random: Random, word: Wording, lines: number): NameItems | null => {
  const { label, isSurnameFirst, between } = random.pick(wholeNames)
  const labels = word(label)
  if (!labels || labels.length === 0) return null
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(between)
  return {
    items: [{ field: 'full_name', labels, lines: between === '\n' ? 2 : lines }],
    whole: (surnames, names) => join(isSurnameFirst ? [surnames, names] : [names, surnames]),
  }
}

/** The names of a design: surnames and given names apart, mostly in this order, or a whole name. */
export const chooseNames = (random: Random, word: Wording, { script }: LabelLanguage): NameItems => {
  const [ofSurnames, ofNames] = random.pick(nameLetters)
  const lines = random.chance(0.4) ? 2 : 1
  const whole = random.chance(0.15) ? chooseWhole(random, word, lines) : null
  if (whole) return whole
  const areBare = random.chance(bareness.nameLabels)
  const labelsOf = (field: 'surnames' | 'names') => (areBare ? [] : (word(field) ?? []))
  const name = (field: 'surnames' | 'names', letters: typeof ofNames): Item =>
    script
      ? { field: `native_${field}`, labels: labelsOf(field), under: { field, letters } }
      : { field, labels: labelsOf(field), letters, lines }
  const items = [name('surnames', ofSurnames), name('names', ofNames)]
  return { items: random.chance(0.8) ? items : items.reverse() }
}

/** What a design prints besides names: short fields in any order, and those that take a line each. */
export const chooseOthers = (random: Random, word: Wording): { short: readonly Item[]; long: readonly Item[] } => {
  const shown = printedFields.filter(({ share }) => random.chance(share))
  const items = (ofLong: boolean): Item[] =>
    shown.flatMap(({ field, isLong }) => {
      const labels = isLong === ofLong ? word(field) : undefined
      return labels ? [{ field, labels, ...(field === 'gender' && { words: random.pick(sexWords) }) }] : []
    })
  return { short: shuffle(random, items(false)), long: items(true) }
}

const shuffle = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
