import type { Tensor } from '@vivid/vision'
import { type Curve, fitCurve } from './fit-curve.js'
import { STRIP } from './strips.js'

/** A line of text in the strip's pixels. */
export interface TracedLine {
  /** Middle of the capitals, y over x. */
  readonly middle: Curve
  readonly startPx: number
  readonly endPx: number
  /** Height of the capitals, over x: one end of a line may be nearer to the camera. */
  readonly capHeight: Curve
  /** Mean probability along the line. */
  readonly confidence: number
}

/** The finder answers on a grid of 4 × 4 strip pixels; its heights are in 1/32 px. */
const CELL_PX = 4
const HEIGHT_UNIT_PX = 32
const CORE = 0.5

/** Shorter pieces are dirt, not a line. */
const MIN_LENGTH_PX = 75

interface Cell {
  readonly x: number
  readonly y: number
  readonly weight: number
  readonly heightPx: number
}

/** The text lines of a strip, top to bottom. */
export const traceLines = (map: Tensor): TracedLine[] => {
  const pieces = connectedCells(map).map(toLine)
  const joined = joinPieces(pieces.filter(({ cells }) => cells.length >= 4))
  return joined
    .map(({ cells: _, ...line }) => line)
    .filter((line) => line.endPx - line.startPx >= MIN_LENGTH_PX)
    .sort((a, b) => a.middle.at(STRIP.widthPx / 2) - b.middle.at(STRIP.widthPx / 2))
}

const connectedCells = ({ dims, data }: Tensor): Cell[][] => {
  const [rows, columns] = [dims[2]!, dims[3]!]
  const plane = rows * columns
  const seen = new Uint8Array(plane)
  const groups: Cell[][] = []
  for (let first = 0; first < plane; first++) {
    if (seen[first] || data[first]! < CORE) continue
    const group: Cell[] = []
    const open = [first]
    seen[first] = 1
    while (open.length) {
      const at = open.pop()!
      const [x, y] = [at % columns, Math.floor(at / columns)]
      const weight = data[at]!
      const heightPx = data[plane + at]! * HEIGHT_UNIT_PX
      group.push({ x: (x + 0.5) * CELL_PX, y: (y + 0.5) * CELL_PX, weight, heightPx })
      for (let j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j++) {
        // Two columns: the gap of a worn character does not end a line.
        for (let i = Math.max(0, x - 2); i <= Math.min(columns - 1, x + 2); i++) {
          const there = j * columns + i
          if (seen[there] || data[there]! < CORE) continue
          seen[there] = 1
          open.push(there)
        }
      }
    }
    groups.push(group)
  }
  return groups
}

type Piece = TracedLine & { readonly cells: readonly Cell[] }

const toLine = (cells: readonly Cell[]): Piece => {
  const xs = cells.map(({ x }) => x)
  const total = cells.reduce((sum, { weight }) => sum + weight, 0)
  return {
    cells,
    middle: fitCurve(cells, 2),
    startPx: Math.min(...xs) - CELL_PX / 2,
    endPx: Math.max(...xs) + CELL_PX / 2,
    capHeight: fitCurve(
      cells.map(({ x, heightPx, weight }) => ({ x, y: heightPx, weight })),
      1,
    ),
    confidence: total / cells.length,
  }
}

/** Pieces that continue each other, longest first, become one line. */
const joinPieces = (pieces: Piece[]): Piece[] => {
  const rest = [...pieces].sort((a, b) => b.cells.length - a.cells.length)
  const lines: Piece[] = []
  while (rest.length) {
    let line = rest.shift()!
    for (let i = 0; i < rest.length; ) {
      if (!continues(line, rest[i]!)) i++
      else {
        line = toLine([...line.cells, ...rest.splice(i, 1)[0]!.cells])
        i = 0
      }
    }
    lines.push(line)
  }
  return lines
}

const continues = (line: Piece, piece: Piece): boolean => {
  const overlapPx = Math.min(line.endPx, piece.endPx) - Math.max(line.startPx, piece.startPx)
  const x = (piece.startPx + piece.endPx) / 2
  return overlapPx < 9 && Math.abs(line.middle.at(x) - piece.middle.at(x)) < 0.5 * line.capHeight.at(x)
}
