import type { DocumentField } from '@vivid/documents'
import type { Sourced } from '../leave-source-out.js'
import { readLabels } from '../read-labels.js'
import { sourceOf } from '../source-of.js'

/** The fields that are counted, as the interface names them. */
export const countedFields = [
  'surnames',
  'names',
  'document_number',
  'birth_date',
  'expiration_date',
  'issuing_date',
  'gender',
] as const satisfies readonly DocumentField[]
export type CountedField = (typeof countedFields)[number]
export type FieldValues = Readonly<Partial<Record<CountedField, string>>>

/** One side of a card with what it prints, from `labels.jsonl`. */
export interface LabelledCard extends Sourced {
  readonly file: string
  /** Three letters, or another word for a state that does not exist. */
  readonly state: string
  readonly printed: FieldValues
}

interface Row {
  readonly file: string
  readonly country: string
  readonly repo?: string
  readonly fields: Readonly<Record<string, unknown>>
}

export const readCards = async (folder: string): Promise<LabelledCard[]> =>
  (await readLabels<Row>(folder)).map(({ file, country, repo = '', fields }) => ({
    file,
    state: country,
    source: sourceOf({ repo, path: file }),
    printed: Object.fromEntries(
      countedFields.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    ),
  }))
