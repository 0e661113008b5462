import type { SelfieLivenessEngine } from '@vivid/contract'
import { anyPicture } from '@vivid/vision'
import { decodeOrReject, isRejected } from '../picture/decode-or-reject.js'

/** Checks the picture for real; there is no network behind it yet that could judge it, and it says so. */
export async function createSelfieLivenessEngine(): Promise<SelfieLivenessEngine> {
  return {
    async warmUp() {},
    async answer({ selfie }) {
      const decoded = await decodeOrReject(selfie, anyPicture, 'selfie_unreadable')
      return isRejected(decoded) ? decoded : { outcome: 'rejected', error: 'liveness_not_installed' }
    },
  }
}
