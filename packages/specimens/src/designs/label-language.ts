import type { FieldName } from '../fields.js'
import { type Culture, cultures } from '../people/name-lists.js'
import { furtherCultures } from './further-cultures.js'
import type { Script } from './write-natively.js'

/** Whole names under one label have a label of their own. */
type LabelName = FieldName | 'surnames_then_names' | 'names_then_surnames' | 'title'

export interface LabelLanguage {
  /** Wordings of each label as issuers print them; a design takes one. */
  readonly labels: Readonly<Partial<Record<LabelName, readonly string[]>>>
  readonly people: Culture
  /** Names are printed in this script too. */
  readonly script?: Script
}

/** A line for each label: its name, a colon, its wordings. */
export const wordings = (text: string): LabelLanguage['labels'] =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: /))
      .map(([name, wordings]) => [name!, wordings!.split('|')]),
  )

const [hispanic, lusophone, french, german, nordic, eastern, turkish] = cultures as Culture[] as [
  Culture,
  Culture,
  Culture,
  Culture,
  Culture,
  Culture,
  Culture,
]

/** Whose names the cards of a language bear. */
export const peoples = { hispanic, lusophone, french, german, nordic, eastern, turkish, ...furtherCultures } as const
