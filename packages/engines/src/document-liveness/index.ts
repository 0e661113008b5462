import type { DocumentLivenessEngine } from '@vivid/contract'
import { jpegOnly } from '@vivid/vision'
import { decodeOrReject, isRejected } from '../picture/decode-or-reject.js'

/** Checks the pictures for real; there is no network behind it yet that could judge them, and it says so. */
export async function createDocumentLivenessEngine(): Promise<DocumentLivenessEngine> {
  return {
    async warmUp() {},
    async answer({ frontside, backside }) {
      for (const side of [frontside, backside]) {
        if (!side) continue
        const decoded = await decodeOrReject(side, jpegOnly, 'file_unreadable')
        if (isRejected(decoded)) return decoded
      }
      return { outcome: 'rejected', error: 'document_check_not_installed' }
    },
  }
}
