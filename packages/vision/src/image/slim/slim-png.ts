import { keepParts, type Part } from './keep-parts.js'

const SIGNATURE_BYTES = 8
/** Length, name and checksum around a chunk's body. */
const FRAME_BYTES = 12

/** Optional chunks that change pixels or turn them (PNG's third edition, §11.3), and the one that nearly every file has. */
const wanted = new Set(['tRNS', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'eXIf', 'pHYs'])

/** The fifth bit of a chunk's name says that a decoder may leave it out. */
const isOptional = (name: string) => (name.charCodeAt(0) & 0x20) !== 0

/** Without texts: each of a thousand unfolds to eight megabytes before the decoder throws it away. */
export const slimPng = (bytes: Uint8Array): Uint8Array => keepParts(bytes, chunksOf(bytes))

function* chunksOf(bytes: Uint8Array): Generator<Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const to = at + FRAME_BYTES + view.getUint32(at)
    if (to > bytes.length) return
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    yield { from: at, to, isKept: !isOptional(name) || wanted.has(name) }
    at = to
  }
}
