import { UndecodableImage } from '../undecodable-image.js'

/** TIFF 6.0 §2: the first directory. Of two entries with one tag the first counts, as with the library. */
export interface TiffDirectory {
  /** Infinite where the entry is no single number of 16 or 32 bits. */
  number(tag: number, otherwise: number): number
  /** Empty where there are none of 16 or 32 bits. */
  numbers(tag: number): readonly number[]
  /** Where the next directory's place is written; null where this one is cut short. */
  readonly nextAt: number | null
}

interface Entry {
  readonly read: (index: number) => number
  readonly count: number
}

const [SHORT, LONG] = [3, 4]
const ENTRY_BYTES = 12
/**
 * Cameras' raw files have a hundred. For each that it does not know, the library sorts all that it knows: 3,000 take a second, and
 * half of that before anything is known of the picture.
 */
const MAX_ENTRIES = 256

/** Without entries where there is none. */
export const readDirectory = (bytes: Uint8Array): TiffDirectory => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  const entries = new Map<number, Entry | null>()
  const directory = view.byteLength < 8 ? 0 : view.getUint32(4, little)
  const isThere = directory >= 8 && directory + 2 <= view.byteLength
  const count = isThere ? view.getUint16(directory, little) : 0
  if (count > MAX_ENTRIES) throw new UndecodableImage('too-costly', `a directory of ${count} entries`)

  const readEntry = (at: number): Entry | null => {
    const [type, values] = [view.getUint16(at + 2, little), view.getUint32(at + 4, little)]
    if (type !== SHORT && type !== LONG) return null
    const valueBytes = type === SHORT ? 2 : 4
    const from = values * valueBytes <= 4 ? at + 8 : view.getUint32(at + 8, little)
    if (from + values * valueBytes > view.byteLength) return null
    const read = (index: number) =>
      type === SHORT ? view.getUint16(from + 2 * index, little) : view.getUint32(from + 4 * index, little)
    return { read, count: values }
  }
  for (let i = 0, at = directory + 2; i < count && at + ENTRY_BYTES <= view.byteLength; i++, at += ENTRY_BYTES) {
    const tag = view.getUint16(at, little)
    if (!entries.has(tag)) entries.set(tag, readEntry(at))
  }
  const nextAt = directory + 2 + ENTRY_BYTES * count
  return {
    number: (tag, otherwise) => {
      const entry = entries.get(tag)
      if (entry === undefined) return otherwise
      return entry?.count === 1 ? entry.read(0) : Number.POSITIVE_INFINITY
    },
    numbers: (tag) => {
      const entry = entries.get(tag)
      return entry ? Array.from({ length: entry.count }, (_, index) => entry.read(index)) : []
    },
    nextAt: isThere && nextAt + 4 <= view.byteLength ? nextAt : null,
  }
}
