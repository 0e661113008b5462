/** OBU types (AV1 specification §6.2.2) that begin a frame, or show an earlier one again. */
const av1Frames = [3, 6]

/**
 * Frames in the data of an AV1 item. It should hold one, of three layers at most; the decoder decodes as many as there are, and
 * a frame of any size has room in thirty bytes.
 */
export const countAv1Frames = (data: Uint8Array): number => {
  let frames = 0
  for (let at = 0; at < data.length; ) {
    const head = data[at]!
    if (av1Frames.includes((head >> 3) & 15)) frames += 1
    at += head & 4 ? 2 : 1
    // Without a length it goes on to the end.
    if ((head & 2) === 0) break
    let length = 0
    for (let shift = 0; shift < 56 && at < data.length; shift += 7) {
      const byte = data[at++]!
      length += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) break
    }
    at += length
  }
  return frames
}

/** Slices are units of a type below this (ISO 23008-2 §7.4.2.2); the first bit behind the unit's head marks a picture's first. */
const HEVC_SLICES_END = 32

export const countHevcFrames = (data: Uint8Array, lengthBytes: number): number => {
  let frames = 0
  for (let at = 0; at + lengthBytes + 2 < data.length; ) {
    let length = 0
    for (let i = 0; i < lengthBytes; i++) length = length * 256 + data[at++]!
    const isSlice = (data[at]! >> 1) % 64 < HEVC_SLICES_END
    if (isSlice && data[at + 2]! >= 0x80) frames += 1
    at += length
  }
  return frames
}
