import { countGroups } from './count-groups.js'

const [FILE_HEAD_BYTES, CHUNK_HEAD_BYTES, FRAME_HEAD_BYTES] = [12, 8, 16]
const STREAM_HEAD_BYTES = 5

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/** Groups of all lossless streams of a WebP of one frame: of its picture (`VP8L`), or of a lossy one's opacity (`ALPH`). */
export const readWebpGroups = (bytes: Uint8Array, size: Size): number => {
  let groups = 0
  for (const { name, body } of chunksIn(bytes.subarray(FILE_HEAD_BYTES))) {
    if (name !== 'ANMF') groups += groupsIn(name, body, size)
    else {
      const frame = { widthPx: 1 + threeBytes(body, 6), heightPx: 1 + threeBytes(body, 9) }
      for (const inner of chunksIn(body.subarray(FRAME_HEAD_BYTES))) groups += groupsIn(inner.name, inner.body, frame)
    }
  }
  return groups
}

const groupsIn = (name: string, body: Uint8Array, { widthPx, heightPx }: Size): number => {
  if (name === 'VP8L' && body.length > STREAM_HEAD_BYTES) {
    // Behind a byte of signature: both sides less one, of 14 bits each.
    const sides = new DataView(body.buffer, body.byteOffset).getUint32(1, true)
    return countGroups(body.subarray(STREAM_HEAD_BYTES), 1 + (sides & 0x3fff), 1 + ((sides >>> 14) & 0x3fff))
  }
  const isLossless = name === 'ALPH' && ((body[0] ?? 0) & 3) === 1
  return isLossless ? countGroups(body.subarray(1), widthPx, heightPx) : 0
}

const threeBytes = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0) + 65_536 * (bytes[at + 2] ?? 0)

function* chunksIn(bytes: Uint8Array): Generator<{ readonly name: string; readonly body: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + CHUNK_HEAD_BYTES <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    yield { name, body: bytes.subarray(at + CHUNK_HEAD_BYTES, at + CHUNK_HEAD_BYTES + length) }
    at += CHUNK_HEAD_BYTES + length + (length & 1)
  }
}
