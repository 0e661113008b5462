import type { Random } from '../random.js'
import { bareness, bridges } from './design-choices.js'
import { knownLanguages } from './known-languages.js'
import type { LabelLanguage } from './label-language.js'

/** The second language of labels in two. */
const english: LabelLanguage = knownLanguages.en

type LabelName = keyof LabelLanguage['labels']

/** Lines of a field's label; `undefined` where the language has no such label. */
export type Wording = (name: LabelName) => readonly string[] | undefined

const letterings = [
  (text: string) => text,
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => `${text}:`,
] as const

/** The words of a design's labels: one language or two, capitals or not, with a colon or without, or no labels at all. */
export const wordLabels = (random: Random, language: LabelLanguage): Wording => {
  const hasNone = random.chance(bareness.allLabels)
  const isForeign = language !== english
  const isDouble = isForeign && random.chance(language.script ? 1 : 0.55)
  const bridge = random.pick(bridges)
  const write = random.pick(letterings)
  const isEnglishFirst = random.chance(0.15)
  return (name) => {
    const words = (one: LabelLanguage) => {
      const wordings = one.labels[name]
      return wordings && random.pick(wordings)
    }
    const own = words(language)
    if (!own) return undefined
    if (hasNone) return []
    const second = isDouble ? words(english) : undefined
    const both = second === undefined ? [own] : isEnglishFirst ? [second, own] : [own, second]
    return bridge === '\n' ? both.map(write) : [write(both.join(bridge))]
  }
}
