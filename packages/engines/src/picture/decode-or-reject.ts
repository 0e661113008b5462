import type { ErrorName, Rejected } from '@vivid/contract'
import { type Decoded, type DecodeLimits, decode, UndecodableImage } from '@vivid/vision'

/** A picture, or the coded answer for bytes that are none. Whatever else goes wrong is ours and is thrown. */
export async function decodeOrReject(
  bytes: Uint8Array,
  limits: DecodeLimits,
  error: ErrorName,
): Promise<Decoded | Rejected> {
  try {
    return await decode(bytes, limits)
  } catch (thrown) {
    if (thrown instanceof UndecodableImage) return { outcome: 'rejected', error }
    throw thrown
  }
}

export const isRejected = (value: object): value is Rejected => 'outcome' in value && value.outcome === 'rejected'
