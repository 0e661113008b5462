/** Black and white squares, as barcodes are made of: 1 is black. */
export interface Modules {
  readonly columns: number
  readonly rows: number
  readonly isBlack: (column: number, row: number) => boolean
}

const fromRows = (rows: readonly string[]): Modules => ({
  columns: rows[0]!.length,
  rows: rows.length,
  isBlack: (column, row) => rows[row]![column] === '#',
})

/** Bars by their widths, black first. */
const fromBars = (widths: readonly number[]): Modules => {
  const row = widths.map((width, i) => (i % 2 === 0 ? '#' : '.').repeat(width)).join('')
  return fromRows([row])
}

const randomModules = (columns: number, rows: number, random: () => number): Modules => {
  const black = Array.from({ length: columns * rows }, () => random() < 0.5)
  return { columns, rows, isBlack: (column, row) => black[row * columns + column]! }
}

/** What a decoder takes for the corner or the start of a symbol, and tries to read from there. */
export const barcodeParts = (random: () => number): Readonly<Record<string, Modules>> => ({
  'QR finder pattern': fromRows([
    '.........',
    '.#######.',
    '.#.....#.',
    '.#.###.#.',
    '.#.###.#.',
    '.#.###.#.',
    '.#.....#.',
    '.#######.',
    '.........',
  ]),
  'QR alignment pattern': fromRows(['#####.', '#...#.', '#.#.#.', '#...#.', '#####.', '......']),
  'PDF417 start pattern': fromBars([8, 1, 1, 1, 1, 1, 1, 3]),
  // Start, three codewords that are none, stop: ISO/IEC 15438.
  'PDF417 row': fromBars([
    8,
    1,
    1,
    1,
    1,
    1,
    1,
    3,
    ...Array.from({ length: 24 }, () => 1 + Math.floor(random() * 4)),
    7,
    1,
    1,
    3,
    1,
    1,
    1,
    2,
    1,
    2,
  ]),
  'Data Matrix border': {
    columns: 12,
    rows: 12,
    isBlack: (column, row) => {
      if (column === 10 || row === 10 || column === 11 || row === 11) return false
      return column === 0 || row === 9 || (row === 0 && column % 2 === 0) || (column === 9 && row % 2 === 1)
    },
  },
  'Code 128 start': fromBars([2, 1, 1, 2, 1, 4, ...Array.from({ length: 30 }, () => 1 + Math.floor(random() * 4))]),
  'Code 39 stripes': fromBars(Array.from({ length: 30 }, () => (random() < 0.3 ? 3 : 1))),
  'thin stripes': fromBars([1, 1]),
  chequers: fromRows(['#.', '.#']),
  'random modules': randomModules(64, 64, random),
})
