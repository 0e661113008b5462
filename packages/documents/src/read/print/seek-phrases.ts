import type { PrintedLine } from '../../evidence/printed-line.js'
import { type Catalogue, phraseFor } from '../../templates/catalogue.js'
import { quickIndex } from '../../text/letter-classes.js'
import { maxErrors, type Phrase, phraseOfPlain } from '../../text/phrase.js'
import { plainCharacter } from '../../text/plain-text.js'
import type { AskedField } from './asked-field.js'

/** A wrong character costs at least this much, however unsure its reading. */
const LEAST_WEIGHT = 0.4

/** A line made ready for searching, character by character; what was hardly read may well be another character. */
export const searchedLine = ({ text, characters, confidence }: PrintedLine): Phrase => {
  const letters = [...text]
  const known = characters.length === letters.length
  const weights = Float64Array.from(letters, (_, index) => {
    const sure = known ? characters[index]!.confidence : confidence
    return LEAST_WEIGHT + (1 - LEAST_WEIGHT) * sure
  })
  return phraseOfPlain(letters.map(plainCharacter).join(''), weights)
}

/** A label to look for; of nothing that is asked for where `asked` is null. */
export interface SoughtPhrase {
  readonly phrase: Phrase
  readonly maxCost: number
  readonly asked: AskedField | null
}

export interface SoughtPhrases {
  readonly all: readonly SoughtPhrase[]
  /** Whether the phrase at that index may stand in the line: cheap, and wrong rather too often than too seldom. */
  mayStandIn(line: Phrase, index: number): boolean
}

/** Short words are labels only as they stand; longer ones may be misread here and there. */
const maxCost = (length: number): number => {
  if (length <= 3) return 0
  if (length <= 5) return 0.4
  return (length <= 9 ? 0.15 : 0.25) * length
}

/** Every label of the asked fields, and every other that the lexicon knows, so that no label is taken for a value. */
export const seekPhrases = (
  asked: readonly AskedField[],
  catalogue: Catalogue,
  marks: readonly string[],
): SoughtPhrases => {
  const seek = (phrase: Phrase, field: AskedField | null) => ({
    phrase,
    maxCost: maxCost(phrase.text.length) * (field?.leniency ?? 1),
    asked: field,
  })
  const own = asked.flatMap((field) => field.labels.map((label) => seek(phraseFor(catalogue, label), field)))
  const known = new Set(own.map(({ phrase }) => phrase.text))
  const others = [...Object.values(catalogue.labels).flat(), ...marks].map((label) => phraseFor(catalogue, label))
  const all = [...own, ...others.filter(({ text }) => !known.has(text)).map((phrase) => seek(phrase, null))]
  const mayStandIn = quickIndex(
    all.map(({ phrase }) => phrase.classes),
    all.map((one) => maxErrors(one.maxCost)),
  )
  return { all, mayStandIn: (line, index) => mayStandIn(line.classes, index) }
}
