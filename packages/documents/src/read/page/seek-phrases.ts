import type { PrintedLine } from '../../evidence/printed-line.js'
import type { TextBudget } from '../../evidence/text-budget.js'
import { type Catalogue, type LabelKey, phraseFor } from '../../templates/catalogue.js'
import { onceFor } from '../../text/once-for.js'
import { type Phrase, type SearchedPhrase, searchedPhrase } from '../../text/phrase.js'
import { phraseIndex, type Sought, type Standing } from '../../text/phrase-index.js'
import { plainCharacter } from '../../text/plain-text.js'
import { similarAmong } from '../../text/similar-among.js'
import type { AskedField } from '../ask/asked-field.js'

/** A wrong character costs at least this much, however unsure its reading. */
const LEAST_WEIGHT = 0.4

/** A line made ready for searching, character by character; what was hardly read may well be another character. */
export const searchedLine = onceFor(({ text, characters, confidence }: PrintedLine): SearchedPhrase => {
  const letters = [...text]
  const known = characters.length === letters.length
  const weights = new Float64Array(letters.length)
  for (let at = 0; at < letters.length; at++) {
    const sure = known ? characters[at]!.confidence : confidence
    weights[at] = LEAST_WEIGHT + (1 - LEAST_WEIGHT) * sure
  }
  return searchedPhrase(letters.map(plainCharacter).join(''), weights)
})

/** A label to look for; of nothing that is asked for where `asked` is null. */
interface SoughtPhrase extends Sought {
  readonly asked: AskedField | null
  /** What the lexicon has it for. */
  readonly key: LabelKey | null
  /** Of labels that fit equally well the one that is asked for first goes before. */
  readonly rank: number
}

export interface SoughtPhrases {
  /** Labels of the asked fields that plain text before a colon may be, and how much it is like them: 0…1. */
  beforeColon(plain: string): readonly { readonly sought: SoughtPhrase; readonly alike: number }[]
  /** Every label that stands in the line, and where. */
  standingIn(line: PrintedLine): readonly Standing<SoughtPhrase>[]
}

/** Short words are labels only as they stand; longer ones may be misread here and there. */
const maxCost = (length: number): number => {
  if (length <= 3) return 0
  if (length <= 5) return 0.4
  return (length <= 9 ? 0.15 : 0.25) * length
}

const seek = (
  phrase: Phrase,
  asked: AskedField | null,
  key: LabelKey | null,
  rank = Number.MAX_SAFE_INTEGER,
): SoughtPhrase => ({
  phrase,
  maxCost: maxCost(phrase.text.length) * (asked?.leniency ?? 1),
  asked,
  key,
  rank,
})

/** The lexicon's labels, looked for once in each line: a side is taken apart again and again, for other fields each time. */
const lexiconOf = onceFor((catalogue: Catalogue) => {
  const phrases = Object.entries(catalogue.labels).flatMap(([key, labels]) =>
    labels.map((label) => seek(phraseFor(catalogue, label), null, key as LabelKey)),
  )
  const byText = new Map(phrases.map((one) => [one.phrase.text, one]))
  const find = phraseIndex([...byText.values()])
  return {
    has: (text: string) => byText.has(text),
    keyOf: (text: string) => byText.get(text)?.key,
    standingIn: onceFor((line: PrintedLine) => find(searchedLine(line))),
  }
})

const groupByText = (all: readonly SoughtPhrase[]): ReadonlyMap<string, readonly SoughtPhrase[]> => {
  const groups = new Map<string, SoughtPhrase[]>()
  for (const one of all) {
    const group = groups.get(one.phrase.text)
    if (group) group.push(one)
    else groups.set(one.phrase.text, [one])
  }
  return groups
}

/** How much of a label must be right where a colon behind it tells that it is one. */
const BEFORE_COLON = 0.65

/** Every label of the asked fields, and every other that the lexicon knows, so that no label is taken for a value. */
export const seekPhrases = (
  asked: readonly AskedField[],
  catalogue: Catalogue,
  marks: readonly string[],
  budget?: TextBudget,
): SoughtPhrases => {
  const lexicon = lexiconOf(catalogue)
  const labels = asked.flatMap((field) => field.labels.map((label) => ({ field, label })))
  const own = labels.map(({ field, label }, rank) => {
    const phrase = phraseFor(catalogue, label)
    return seek(phrase, field, lexicon.keyOf(phrase.text) ?? field.field, rank)
  })
  const byText = groupByText(own)
  // Few sides have a line that asks for it.
  let similarOwn: ReturnType<typeof similarAmong> | null = null
  const others = marks.map((mark) => seek(phraseFor(catalogue, mark), null, null))
  const isInLexicon = ({ phrase, asked }: SoughtPhrase) => asked?.leniency === 1 && lexicon.has(phrase.text)
  const ofLexicon = groupByText(own.filter(isInLexicon))
  const find = phraseIndex([
    ...own.filter((one) => !isInLexicon(one)),
    ...others.filter(({ phrase }) => !byText.has(phrase.text)),
  ])
  return {
    beforeColon: (plain) => {
      if (budget?.take('textPairs', byText.size) === false) return []
      similarOwn ??= similarAmong(byText.keys(), BEFORE_COLON)
      return similarOwn(plain).flatMap(({ text, alike }) => byText.get(text)!.map((sought) => ({ sought, alike })))
    },
    standingIn: (line) => [
      ...lexicon.standingIn(line).flatMap(({ sought, found }) => {
        const { text } = sought.phrase
        const asOwn = ofLexicon.get(text)?.map((one) => ({ sought: one, found }))
        return asOwn ?? (byText.has(text) ? [] : [{ sought, found }])
      }),
      ...find(searchedLine(line)),
    ],
  }
}
