import type { OcrDetails, SeenDocument } from '@vivid/contract'
import type { DocumentKind } from '@vivid/vision'
import { describeDetails } from './answer/describe-details.js'
import { describeFields } from './answer/describe-fields.js'
import { describePicture } from './answer/describe-picture.js'
import { type InterpretedDocument, interpret, type Knowledge, recognise } from './interpret/interpret.js'
import type { ReadDocument } from './read-document.js'

/** What one request's reading saw. */
export interface ReadingTrace {
  readonly knowledge: Knowledge
  /** In the order in which the pictures were sent. */
  readonly reads: ReadDocument[]
  /** What was made of them in the end; null where the answer needed no more than a zone, or a picture could not be read. */
  document: InterpretedDocument | null
}

export const startTrace = (knowledge: Knowledge): ReadingTrace => ({ knowledge, reads: [], document: null })

/** What the pictures were taken for, now that somebody wants to know. */
const documentOf = (trace: ReadingTrace, kind: DocumentKind): InterpretedDocument => {
  trace.document ??= interpret(recognise(trace.reads, trace.knowledge, kind))
  return trace.document
}

export const detailsOf = (trace: ReadingTrace, kind: DocumentKind): OcrDetails =>
  describeDetails(documentOf(trace, kind), trace.reads, trace.knowledge.today)

export const describeReading = (trace: ReadingTrace, kind: DocumentKind): SeenDocument => {
  const document = documentOf(trace, kind)
  // Looked at again, a picture stays the same one.
  const sideOf = ({ picture }: ReadDocument) =>
    [document.front, document.back].find((side) => side?.read.picture === picture)
  return {
    template: document.template?.id ?? null,
    pictures: trace.reads.map((first) => {
      const side = sideOf(first)
      const { read = first, fields = {} } = side ?? {}
      return { ...describePicture(read), side: side?.side ?? 'front', fields: describeFields(fields) }
    }),
    fields: describeFields(document.fields),
  }
}

/**
 * By what was made of the pictures, or by a passport's zone where nothing else was asked for. A card's zone alone will not do: in some
 * states' M is a woman's.
 */
export const printedSex = ({ document, reads }: ReadingTrace, kind: DocumentKind): 'M' | 'F' | null => {
  if (document) return sexIn(document)
  return (kind === 'passport' && reads[0]?.mrz?.reading.sex.value) || null
}

export const sexIn = ({ fields: { gender } }: InterpretedDocument): 'M' | 'F' | null =>
  gender?.value === 'M' || gender?.value === 'F' ? gender.value : null
