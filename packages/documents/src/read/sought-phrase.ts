import type { Catalogue } from '../templates/catalogue.js'
import { placesOf } from '../text/edit-cost.js'
import { type LetterPrint, letterPrint } from '../text/letter-print.js'
import type { AskedField } from './asked-field.js'

/** A label to look for; of nothing that is asked for where `asked` is null. */
export interface SoughtPhrase {
  readonly text: string
  readonly places: Uint8Array
  readonly print: LetterPrint
  readonly maxCost: number
  readonly asked: AskedField | null
}

/** Short words are labels only as they stand; longer ones may be misread here and there. */
const maxCost = (length: number): number => {
  if (length <= 3) return 0
  if (length <= 5) return 0.4
  return (length <= 9 ? 0.15 : 0.25) * length
}

const seek = (text: string, asked: AskedField | null): SoughtPhrase => ({
  text,
  places: placesOf(text),
  print: letterPrint(text),
  maxCost: maxCost(text.length),
  asked,
})

/** Every label of the asked fields, and every other that the lexicon knows, so that no label is taken for a value. */
export const seekPhrases = (
  asked: readonly AskedField[],
  { labels }: Catalogue,
  marks: readonly string[],
): readonly SoughtPhrase[] => {
  const own = asked.flatMap((field) => field.phrases.map((phrase) => seek(phrase, field)))
  const known = new Set(own.map(({ text }) => text))
  const others = [...new Set([...Object.values(labels).flat(), ...marks])].filter((phrase) => !known.has(phrase))
  return [...own, ...others.map((phrase) => seek(phrase, null))]
}
