import type { Sourced } from '../leave-source-out.js'
import { readLabels } from '../read-labels.js'
import { sourceOf } from '../source-of.js'

/** A picture of a document, of an attack or of nothing, from `labels.jsonl`. */
export interface LabelledDocument extends Sourced {
  readonly file: string
  readonly label: string
  readonly subtype: string
  /** Repository and path, by which the same picture in two sets is known. */
  readonly place: string
  /** Codes that are right besides those of the label: the picture shows more than one defect. */
  readonly accept: readonly number[]
}

interface Row {
  readonly file: string
  readonly label?: string
  readonly subtype?: string
  readonly repo: string
  readonly path?: string
  readonly notes?: string
  readonly accept?: readonly number[]
}

export const readDocuments = async (folder: string): Promise<LabelledDocument[]> =>
  (await readLabels<Row>(folder)).map((row) => label(row, row.label ?? '', row.subtype ?? ''))

const label = ({ file, repo, path = '', accept = [] }: Row, name: string, subtype: string): LabelledDocument => ({
  file,
  label: name,
  subtype,
  source: sourceOf({ repo, path }),
  place: `${repo} ${path}`,
  accept,
})

/** How the labels of documents that are there to be read say that no camera was before them, or that one was. */
const neverPhotographed = /^(scan|synthetic)\b|MIDV-2020 (scan|template)/
const photographed = /^photo\b|phone photo/

/** Subtype of uploads that come from the set for reading. */
export const madeForReading = 'scan or rendering, set for reading'

/** Documents of the set for reading whose notes say how the picture was made. Nothing about proof of life was ever chosen on them. */
export const readMadePictures = async (folder: string): Promise<LabelledDocument[]> =>
  (await readLabels<Row>(folder)).flatMap((row) => {
    const { notes = '' } = row
    if (neverPhotographed.test(notes)) return [label(row, 'digital_upload', madeForReading)]
    return photographed.test(notes) ? [label(row, 'genuine_photo', 'id_photo, set for reading')] : []
  })
