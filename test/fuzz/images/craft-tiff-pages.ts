import { deflateRawSync } from 'node:zlib'

/** How a TIFF's pixels are laid out; all of them are zero. */
export interface TiffOptions {
  readonly width: number
  readonly height: number
  readonly samples?: number
  readonly bits?: number
  /** All rows unless told. */
  readonly rowsPerStrip?: number
  readonly tile?: readonly [width: number, height: number]
  /** Each colour in pieces of its own. */
  readonly isPlanar?: boolean
  /** Directories, each with the same picture. */
  readonly pages?: number
  /** Entries that no reader knows. */
  readonly unknownEntries?: number
  /** Deflate blocks without content before the pixels of each piece. */
  readonly emptyBlocks?: number
}

interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly values: Buffer
}

const shorts = (tag: number, ...values: number[]): Entry => {
  const bytes = Buffer.alloc(Math.max(4, 2 * values.length))
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value, 2 * i)
  return { tag, type: 3, count: values.length, values: bytes }
}
const longs = (tag: number, count: number, value: number): Entry => {
  const values = Buffer.alloc(4 * count)
  for (let i = 0; i < count; i++) values.writeUInt32LE(value, 4 * i)
  return { tag, type: 4, count, values }
}

/** As `deflateSync`, but for the blocks (RFC 1951 §3.2.4) before it; the sum of zeros is their count and 1 (RFC 1950). */
const deflateZeros = (bytes: number, emptyBlocks: number): Buffer => {
  const blocks = Buffer.alloc(5 * emptyBlocks)
  for (let i = 0; i < emptyBlocks; i++) blocks.writeUInt16LE(0xffff, 5 * i + 3)
  const sum = Buffer.from([0, 0, 0, 1])
  sum.writeUInt16BE(bytes % 65_521)
  return Buffer.concat([Buffer.from([0x78, 0xda]), blocks, deflateRawSync(Buffer.alloc(bytes), { level: 9 }), sum])
}

/** Deflated, little-endian; one piece of data stands for every strip or tile. */
export const tiffOfPages = (options: TiffOptions): Buffer => {
  const { width, height, samples = 3, bits = 8, tile, isPlanar = false, pages = 1, unknownEntries = 0 } = options
  const [pieceWidth, pieceHeight] = tile ?? [width, options.rowsPerStrip ?? height]
  const pieces = Math.ceil(width / pieceWidth) * Math.ceil(height / pieceHeight) * (isPlanar ? samples : 1)
  const rowBytes = Math.ceil((pieceWidth * bits * (isPlanar ? 1 : samples)) / 8)
  const data = deflateZeros(rowBytes * pieceHeight, options.emptyBlocks ?? 0)
  const entriesFor = (dataAt: number) =>
    [
      longs(256, 1, width),
      longs(257, 1, height),
      shorts(258, ...Array(samples).fill(bits)),
      shorts(259, 8),
      shorts(262, samples < 3 ? 1 : 2),
      shorts(277, samples),
      shorts(284, isPlanar ? 2 : 1),
      longs(tile ? 324 : 273, pieces, dataAt),
      longs(tile ? 325 : 279, pieces, data.length),
      ...(tile ? [longs(322, 1, pieceWidth), longs(323, 1, pieceHeight)] : [longs(278, 1, pieceHeight)]),
      ...(samples % 2 === 0 ? [shorts(338, 2)] : []),
      ...Array.from({ length: unknownEntries }, (_, i) => longs(1000 + i, 1, 7)),
    ].sort((one, other) => one.tag - other.tag)
  const pageBytes = 2 + 12 * entriesFor(0).length + 4
  const assemble = (dataAt: number): Buffer => {
    const entries = entriesFor(dataAt)
    const page = Buffer.alloc(pageBytes)
    page.writeUInt16LE(entries.length)
    let outsideAt = 8 + pages * pageBytes
    for (const [i, { tag, type, count, values }] of entries.entries()) {
      const at = 2 + 12 * i
      page.writeUInt16LE(tag, at)
      page.writeUInt16LE(type, at + 2)
      page.writeUInt32LE(count, at + 4)
      if (values.length <= 4) page.set(values, at + 8)
      else page.writeUInt32LE(outsideAt, at + 8)
      if (values.length > 4) outsideAt += values.length
    }
    const chain = Buffer.concat(Array.from({ length: pages }, () => page))
    for (let i = 1; i < pages; i++) chain.writeUInt32LE(8 + i * pageBytes, i * pageBytes - 4)
    const outside = entries.filter(({ values }) => values.length > 4).map(({ values }) => values)
    return Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), chain, ...outside])
  }
  return Buffer.concat([assemble(assemble(0).length), data])
}
