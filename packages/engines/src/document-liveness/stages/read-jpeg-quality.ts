/** The luminance table of ITU-T T.81 Annex K, in zigzag order as files hold it. */
const ANNEX_K = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61,
  60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103, 62, 77, 113, 121,
  112, 100, 120, 92, 101, 103, 99,
]

const [MARKER, QUANTISATION, SCAN, END] = [0xff, 0xdb, 0xda, 0xd9]

/**
 * The IJG quality (1…100) whose scaling of the standard's table comes nearest to the file's own first table; null for what
 * is no JPEG or has none. Cameras with tables of their own get the quality that is as coarse.
 */
export const readJpegQuality = (bytes: Uint8Array): number | null => {
  const table = firstTable(bytes)
  if (!table) return null
  const scale = (100 * table.reduce((sum, step, i) => sum + step / ANNEX_K[i]!, 0)) / table.length
  const quality = scale > 100 ? 5000 / scale : (200 - scale) / 2
  return Math.max(1, Math.min(100, Math.round(quality)))
}

const firstTable = (bytes: Uint8Array): number[] | null => {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return null
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === MARKER; ) {
    const marker = bytes[at + 1]!
    if (marker === SCAN || marker === END) return null
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!
    if (marker === QUANTISATION) return readTable(bytes.subarray(at + 4, at + 2 + length))
    at += 2 + length
  }
  return null
}

/** One byte of precision and number, then 64 steps of one or two bytes. */
const readTable = (segment: Uint8Array): number[] | null => {
  const size = segment[0]! >> 4 === 0 ? 1 : 2
  if (segment.length < 1 + 64 * size) return null
  return ANNEX_K.map((_, i) => (size === 1 ? segment[1 + i]! : segment[1 + 2 * i]! * 256 + segment[2 + 2 * i]!))
}
