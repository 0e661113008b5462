import type { OcrEngine } from '@vivid/contract'
import { jpegOnly } from '@vivid/vision'
import { decodeOrReject, isRejected } from '../picture/decode-or-reject.js'

export { type DocumentReader, loadDocumentReader, type ReaderOptions } from './document-reader.js'
export { modelIds } from './models.js'
export type { ReadDocument } from './read-document.js'
export { outlineOfLine } from './stages/block-of-lines.js'

export async function createOcrEngine(): Promise<OcrEngine> {
  return {
    async warmUp() {},
    async answer({ frontside, backside }) {
      for (const side of [frontside, backside]) {
        if (!side) continue
        const decoded = await decodeOrReject(side, jpegOnly, 'file_unreadable')
        if (isRejected(decoded)) return decoded
      }
      return { outcome: 'rejected', error: 'reader_not_installed' }
    },
  }
}
