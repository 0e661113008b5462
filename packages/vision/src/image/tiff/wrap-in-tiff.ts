const [SHORT, LONG, UNDEFINED] = [3, 4, 7]

/** An uncompressed TIFF (6.0) of eight-bit RGB, whose pixels the caller fills in. */
export interface WrappedPixels {
  readonly file: Uint8Array<ArrayBuffer>
  readonly pixels: Uint8Array<ArrayBuffer>
}

/**
 * Pixels of a format that the image library does not read, in one that it does: from there on, orientation, size and colour
 * profile are treated as every other picture's.
 */
export const wrapInTiff = (widthPx: number, heightPx: number, profile: Uint8Array | null = null): WrappedPixels => {
  const entries: [tag: number, type: number, count: number, value: number][] = []
  const DIRECTORY_AT = 8
  const entryCount = profile ? 11 : 10
  const depthsAt = DIRECTORY_AT + 2 + 12 * entryCount + 4
  const profileAt = depthsAt + 8
  const pixelsAt = profileAt + (profile ? profile.length + (profile.length & 1) : 0)
  const pixelBytes = widthPx * heightPx * 3
  entries.push([256, LONG, 1, widthPx], [257, LONG, 1, heightPx], [258, SHORT, 3, depthsAt], [259, SHORT, 1, 1])
  entries.push([262, SHORT, 1, 2], [273, LONG, 1, pixelsAt], [277, SHORT, 1, 3], [278, LONG, 1, heightPx])
  entries.push([279, LONG, 1, pixelBytes], [284, SHORT, 1, 1])
  if (profile) entries.push([34675, UNDEFINED, profile.length, profileAt])

  const file = new Uint8Array(pixelsAt + pixelBytes)
  const view = new DataView(file.buffer)
  file.set([0x49, 0x49, 0x2a, 0x00])
  view.setUint32(4, DIRECTORY_AT, true)
  view.setUint16(DIRECTORY_AT, entries.length, true)
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    const at = DIRECTORY_AT + 2 + 12 * i
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, count, true)
    view.setUint32(at + 8, value, true)
  }
  for (let i = 0; i < 3; i++) view.setUint16(depthsAt + 2 * i, 8, true)
  if (profile) file.set(profile, profileAt)
  return { file, pixels: file.subarray(pixelsAt) }
}
