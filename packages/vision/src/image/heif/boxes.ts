import { UndecodableImage } from '../undecodable-image.js'

export interface Box {
  readonly type: string
  readonly body: Uint8Array
}

/** Boxes beside each other, or entries of a list. A picture of 50 megapixels in tiles of 512 pixels has 200. */
const MAX_BESIDE = 10_000

/** Throws for a list that is longer than any camera's: reading it would cost more than the picture. */
export const checkLength = (length: number): number => {
  if (length > MAX_BESIDE) throw new UndecodableImage('too-costly', `a list of ${length} in its header`)
  return length
}

/** ISO 14496-12 §4.2: a length of 1 stands before one of 64 bits, 0 means up to the end. */
export function* boxesIn(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = 0; at + 8 <= bytes.length; ) {
    checkLength(++count)
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= bytes.length
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short
    const head = isLong ? 16 : 8
    if (length < head || at + length > bytes.length) return
    yield {
      type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
      body: bytes.subarray(at + head, at + length),
    }
    at += length
  }
}

export const findBox = (bytes: Uint8Array, type: string): Uint8Array | null => {
  for (const box of boxesIn(bytes)) if (box.type === type) return box.body
  return null
}

export const needBox = (bytes: Uint8Array, type: string): Uint8Array => {
  const body = findBox(bytes, type)
  if (!body) throw new UndecodableImage('broken', `no box ${type}`)
  return body
}

/** Reads numbers one after the other; throws where the bytes end. */
export interface Cursor {
  /** Reads a number of so many bytes; 0 for no bytes. */
  number(bytes: number): number
  text(bytes: number): string
  rest(): Uint8Array
}

export const cursorOver = (bytes: Uint8Array): Cursor => {
  let at = 0
  const pass = (count: number) => {
    if (at + count > bytes.length) throw new UndecodableImage('broken', 'a box is cut short')
    at += count
  }
  return {
    number: (count) => {
      pass(count)
      let value = 0
      for (let i = at - count; i < at; i++) value = value * 256 + bytes[i]!
      return value
    },
    text: (count) => {
      pass(count)
      return String.fromCharCode(...bytes.subarray(at - count, at))
    },
    rest: () => bytes.subarray(at),
  }
}

/** A full box (§4.2) begins with its version and 24 flags. */
export const openFull = (body: Uint8Array): Cursor & { readonly version: number; readonly flags: number } => {
  const cursor = cursorOver(body)
  return { ...cursor, version: cursor.number(1), flags: cursor.number(3) }
}
