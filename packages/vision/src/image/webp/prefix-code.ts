import { UndecodableImage } from '../undecodable-image.js'
import type { BitReader } from './bit-reader.js'

/** Reads one symbol. */
export type PrefixCode = (reader: BitReader) => number

const MAX_LENGTH = 15
/** The order in which the lengths of the code for lengths are written (RFC 9649 §3.7.2.1.2). */
const lengthOrder = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
/** From this symbol on, that code repeats: the last length, zeros, more zeros; how often at least, and bits of how often more. */
const REPEAT = 16
const repeats = [
  [3, 2],
  [3, 3],
  [11, 7],
] as const

/** A canonical code: of symbols of one length, the lower has the lower code. A single symbol takes no bit. */
const codeOf = (lengths: Uint8Array): PrefixCode => {
  const counts = new Uint16Array(MAX_LENGTH + 1)
  for (const length of lengths) if (length > 0) counts[length]! += 1
  const starts = new Uint16Array(MAX_LENGTH + 2)
  for (let length = 1; length <= MAX_LENGTH; length++) starts[length + 1] = starts[length]! + counts[length]!
  const used = starts[MAX_LENGTH + 1]!
  const sorted = new Uint16Array(used)
  const next = starts.slice()
  for (const [symbol, length] of lengths.entries()) if (length > 0) sorted[next[length]!++] = symbol
  if (used === 1) return () => sorted[0]!
  return (reader) => {
    let [code, first] = [0, 0]
    for (let length = 1; length <= MAX_LENGTH; length++) {
      code += reader.bit()
      const index = code - first
      if (index < counts[length]!) return sorted[starts[length]! + index]!
      first = 2 * (first + counts[length]!)
      code *= 2
    }
    throw new UndecodableImage('broken', 'a code that is none')
  }
}

const readLengths = (reader: BitReader, symbols: number): Uint8Array => {
  const lengths = new Uint8Array(symbols)
  if (reader.bit()) {
    const isSecond = reader.bit()
    lengths[reader.bits(reader.bit() ? 8 : 1)] = 1
    if (isSecond) lengths[reader.bits(8)] = 1
    return lengths
  }
  const ofLengths = new Uint8Array(lengthOrder.length)
  const count = 4 + reader.bits(4)
  for (const symbol of lengthOrder.slice(0, count)) ofLengths[symbol] = reader.bits(3)
  const code = codeOf(ofLengths)
  let left = reader.bit() ? 2 + reader.bits(2 + 2 * reader.bits(3)) : symbols
  let last = 8
  for (let symbol = 0; symbol < symbols && left > 0; left--) {
    const length = code(reader)
    if (length < REPEAT) {
      lengths[symbol++] = length
      if (length > 0) last = length
      continue
    }
    const [least, extraBits] = repeats[length - REPEAT]!
    const times = least + reader.bits(extraBits)
    if (length === REPEAT) lengths.fill(last, symbol, symbol + times)
    symbol += times
  }
  return lengths
}

export const readPrefixCode = (reader: BitReader, symbols: number): PrefixCode => codeOf(readLengths(reader, symbols))
