import { keepParts, type Part } from './keep-parts.js'

/** `RIFF`, the length of what follows, `WEBP`. */
const HEAD_BYTES = 12
const LENGTH_AT = 4

/** What makes up the picture, its colours and its orientation (RFC 9649 §2); of frames (`ANMF`) the first. */
const wanted = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'EXIF', 'ANIM'])

/** The first frame alone: the library goes over all frames before each of them, which is hours for ten megabytes. */
export const slimWebp = (bytes: Uint8Array): Uint8Array => {
  const slim = keepParts(bytes, chunksOf(bytes))
  if (slim === bytes) return bytes
  new DataView(slim.buffer, slim.byteOffset).setUint32(LENGTH_AT, slim.length - LENGTH_AT - 4, true)
  return slim
}

function* chunksOf(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let frames = 0
  for (let at = HEAD_BYTES; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    // Chunks begin at even bytes.
    const to = at + 8 + length + (length & 1)
    if (to > bytes.length) return
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    yield { from: at, to, isKept: wanted.has(name) || (name === 'ANMF' && frames++ === 0) }
    at = to
  }
}
