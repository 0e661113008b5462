import type { DocumentField } from '../fields/document-field.js'
import type { Template } from './template.js'

/** Fields, and words on cards that are labels of nothing we answer with. */
export type LabelKey = DocumentField | 'first_surname' | 'second_surname' | 'other'

/** A label's phrases in every language that we know, plain (upper case, no marks). */
export type Lexicon = Readonly<Partial<Record<LabelKey, readonly string[]>>>

/** All knowledge of documents that is data. */
export interface Catalogue {
  readonly templates: readonly Template[]
  readonly labels: Lexicon
}
