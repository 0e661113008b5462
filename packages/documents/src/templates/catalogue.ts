import type { DocumentField } from '../fields/document-field.js'
import { type Phrase, phraseOf } from '../text/phrase.js'
import type { PrintWeights } from './print-weights.js'
import type { Template } from './template.js'

/**
 * Labels of parts of fields, of whole names in either order, of some name that only the side's other labels tell, of the number
 * that a state knows a person by, and of nothing asked.
 */
export const otherLabelKeys = [
  'first_surname',
  'second_surname',
  'names_then_surnames',
  'surnames_then_names',
  'name',
  'national_number',
  'other',
] as const
export type LabelKey = DocumentField | (typeof otherLabelKeys)[number]

/** A label's phrases in every language that we know. */
export type Lexicon = Readonly<Partial<Record<LabelKey, readonly string[]>>>

/** All knowledge of documents that is data. */
export interface Catalogue {
  readonly templates: readonly Template[]
  readonly labels: Lexicon
  /** How much each clue to a printed field counts. */
  readonly weights: PrintWeights
  /** Every label and mark, made ready for searching. */
  readonly phrases: ReadonlyMap<string, Phrase>
}

const textsOf = ({ sides }: Template): readonly string[] =>
  Object.values(sides).flatMap(({ marks, fields, nameBlock }) => [
    ...marks,
    ...fields.flatMap(({ labels }) => labels ?? []),
    ...(nameBlock?.labels ?? []),
  ])

export const createCatalogue = (templates: readonly Template[], labels: Lexicon, weights: PrintWeights): Catalogue => {
  const texts = new Set([...templates.flatMap(textsOf), ...Object.values(labels).flat()])
  return { templates, labels, weights, phrases: new Map([...texts].map((text) => [text, phraseOf(text)])) }
}

/** As if nobody had described that state's documents: how its cards read then shows how unknown ones do. */
export const withoutState = ({ templates, labels, weights }: Catalogue, state: string): Catalogue =>
  createCatalogue(
    templates.filter((template) => template.state !== state),
    labels,
    weights,
  )

/** Ready for searching, whether a template brought it or not. */
export const phraseFor = ({ phrases }: Catalogue, text: string): Phrase => phrases.get(text) ?? phraseOf(text)
