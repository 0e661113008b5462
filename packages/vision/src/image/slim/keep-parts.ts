/** One part of a file, from one byte up to another, and whether it is handed on. */
export interface Part {
  readonly from: number
  readonly to: number
  readonly isKept: boolean
}

/**
 * The file without the parts that are not kept, of which there may be a million; the file itself, not a copy, where all are.
 * Parts come in their order; what none of them covers is kept.
 */
export const keepParts = (bytes: Uint8Array, parts: Iterable<Part>): Uint8Array => {
  let kept: Buffer | null = null
  let [keptBytes, readTo] = [0, 0]
  const keepUpTo = (to: number) => {
    kept!.copyWithin(keptBytes, readTo, to)
    keptBytes += to - readTo
  }
  for (const { from, to, isKept } of parts) {
    if (isKept) continue
    kept ??= Buffer.from(bytes)
    keepUpTo(from)
    readTo = to
  }
  if (!kept) return bytes
  keepUpTo(bytes.length)
  return kept.subarray(0, keptBytes)
}
