import type { OcrDetails, SeenDocument } from '@vivid/contract'
import type { DocumentKind } from '@vivid/vision'
import { describeDetails } from './answer/describe-details.js'
import { describeFields } from './answer/describe-fields.js'
import { describePicture } from './answer/describe-picture.js'
import type { DocumentReader } from './document-reader.js'
import { type InterpretedDocument, interpret, type Knowledge } from './interpret/interpret.js'
import type { ReadDocument } from './read-document.js'

/** Remembers what one request's reading saw. */
export interface ReadingWitness {
  /** Wraps the reader and records its results. */
  readonly reader: DocumentReader
  /** What was made of the pictures in the end. */
  settle(document: InterpretedDocument): void
  /** Whether any picture could be read at all. */
  hasRead(): boolean
  describe(kind: DocumentKind, knowledge: Knowledge): SeenDocument
  details(kind: DocumentKind, knowledge: Knowledge): OcrDetails
}

export function witnessReading(reader: DocumentReader): ReadingWitness {
  const reads: ReadDocument[] = []
  let settled: InterpretedDocument | null = null
  const interpreted = (kind: DocumentKind, knowledge: Knowledge) => settled ?? interpret(reads, knowledge, kind)
  return {
    reader: {
      ...reader,
      read: async (...parameters) => {
        const read = await reader.read(...parameters)
        reads.push(read)
        return read
      },
    },
    settle: (document) => {
      settled = document
    },
    hasRead: () => reads.length > 0,
    details: (kind, knowledge) => describeDetails(interpreted(kind, knowledge), reads, knowledge.today),
    describe: (kind, knowledge) => {
      const document = interpreted(kind, knowledge)
      // Looked at again, a picture stays the same one.
      const sideOf = ({ picture }: ReadDocument) =>
        [document.front, document.back].find((side) => side?.read.picture === picture)
      return {
        template: document.template?.id ?? null,
        pictures: reads.map((first) => {
          const side = sideOf(first)
          const { read = first, fields = {} } = side ?? {}
          return { ...describePicture(read), side: side?.side ?? 'front', fields: describeFields(fields) }
        }),
        fields: describeFields(document.fields),
      }
    },
  }
}
