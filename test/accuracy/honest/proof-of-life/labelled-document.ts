import type { Sourced } from '../leave-source-out.js'
import { readLabels } from '../read-labels.js'
import { sourceOf } from '../source-of.js'

/** A picture of a document, of an attack or of nothing, from `labels.jsonl`. */
export interface LabelledDocument extends Sourced {
  readonly file: string
  readonly label: string
  readonly subtype: string
  /** Codes that are right besides those of the label: the picture shows more than one defect. */
  readonly accept: readonly number[]
}

interface Row {
  readonly file: string
  readonly label: string
  readonly subtype?: string
  readonly repo: string
  readonly path?: string
  readonly accept?: readonly number[]
}

export const readDocuments = async (folder: string): Promise<LabelledDocument[]> =>
  (await readLabels<Row>(folder)).map(({ file, label, subtype = '', repo, path = '', accept = [] }) => ({
    file,
    label,
    subtype,
    source: sourceOf({ repo, path }),
    accept,
  }))
