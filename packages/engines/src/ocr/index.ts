import type { OcrEngine } from '@vivid/contract'
import { jpegOnly } from '@vivid/vision'
import { decodeOrReject, isRejected } from '../picture/decode-or-reject.js'

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
