import { UndecodableImage } from '../undecodable-image.js'
import { type BitReader, createBitReader } from './bit-reader.js'
import { readPrefixCode } from './prefix-code.js'

/** Symbols of colours, of lengths of copies, and of their distances (RFC 9649 §3.7.2.2). */
const [COLOURS, LENGTHS, DISTANCES] = [256, 24, 40]
const [PREDICTOR, COLOUR, , PALETTE] = [0, 1, 2, 3]

/** Blocks of all images beside the picture. Encoders keep to 16,384 for each, older ones to 200,000 for the largest pictures. */
const MAX_BLOCKS = 500_000

/** An image beside the picture, one pixel for each block of it. */
interface Blocks {
  readonly width: number
  readonly height: number
}

/**
 * Groups of prefix codes of a lossless stream (RFC 9649 §3.7), of which the decoder builds tables of twelve kilobytes each: a
 * picture of one megapixel has room for 65,536. They are numbered by an image within the stream; what stands before that is
 * read and dropped.
 */
export const countGroups = (stream: Uint8Array, widthPx: number, heightPx: number): number => {
  const reader = createBitReader(stream)
  let [width, blocksLeft] = [widthPx, MAX_BLOCKS]
  const readBlocks = (): Blocks => {
    const side = 2 ** (2 + reader.bits(3))
    return { width: Math.ceil(width / side), height: Math.ceil(heightPx / side) }
  }
  const highestIn = (blocks: Blocks): number => {
    blocksLeft -= blocks.width * blocks.height
    if (blocksLeft < 0) throw new UndecodableImage('too-costly', 'images of blocks within a WebP')
    return readHighest(reader, blocks)
  }
  for (let seen = 0; reader.bit(); seen++) {
    if (seen > 3) throw new UndecodableImage('broken', 'more transforms than there are')
    const kind = reader.bits(2)
    if (kind === PREDICTOR || kind === COLOUR) highestIn(readBlocks())
    if (kind !== PALETTE) continue
    const colours = 1 + reader.bits(8)
    highestIn({ width: colours, height: 1 })
    // Of few colours, several pixels are one.
    const packed = colours <= 2 ? 8 : colours <= 4 ? 4 : colours <= 16 ? 2 : 1
    width = Math.ceil(width / packed)
  }
  if (reader.bit()) reader.bits(4)
  return reader.bit() ? 1 + highestIn(readBlocks()) : 1
}

/** The highest of an image's numbers, which are written as red and green. Copies repeat what was there before. */
const readHighest = (reader: BitReader, { width, height }: Blocks): number => {
  const cached = reader.bit() ? 2 ** reader.bits(4) : 0
  const codes = [COLOURS + LENGTHS + cached, COLOURS, COLOURS, COLOURS, DISTANCES]
  const [green, red, blue, alpha, distance] = codes.map((symbols) => readPrefixCode(reader, symbols))
  let highest = 0
  for (let left = width * height; left > 0; ) {
    const symbol = green!(reader)
    if (symbol < COLOURS) {
      highest = Math.max(highest, 256 * red!(reader) + symbol)
      blue!(reader)
      alpha!(reader)
      left -= 1
    } else if (symbol < COLOURS + LENGTHS) {
      left -= readCopy(reader, symbol - COLOURS)
      readCopy(reader, distance!(reader))
    } else left -= 1
  }
  return highest
}

const readCopy = (reader: BitReader, prefix: number): number => {
  if (prefix < 4) return prefix + 1
  const extra = (prefix - 2) >> 1
  return (2 + (prefix & 1)) * 2 ** extra + reader.bits(extra) + 1
}
