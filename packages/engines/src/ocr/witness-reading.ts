import type { SeenDocument } from '@vivid/contract'
import type { DocumentKind } from '@vivid/vision'
import { describeFields } from './describe-fields.js'
import { describePicture } from './describe-picture.js'
import type { DocumentReader } from './document-reader.js'
import { type InterpretedDocument, interpret, type Knowledge } from './interpret.js'
import type { ReadDocument } from './read-document.js'

/** Remembers what one request's reading saw. */
export interface ReadingWitness {
  /** The same reader, looked over its shoulder. */
  readonly reader: DocumentReader
  /** What was made of the pictures in the end. */
  settle(document: InterpretedDocument): void
  describe(kind: DocumentKind, knowledge: Knowledge): SeenDocument
}

export function witnessReading(reader: DocumentReader): ReadingWitness {
  const reads: ReadDocument[] = []
  let settled: InterpretedDocument | null = null
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
    describe: (kind, knowledge) => {
      const document = settled ?? interpret(reads, knowledge, kind)
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
