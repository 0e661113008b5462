import { boxAround } from '../evidence/box-around.js'
import { areOnOneRow } from '../evidence/one-row.js'
import type { PrintedLine } from '../evidence/printed-line.js'

/** Headings stand on top. */
const HEADING_TOP = 0.25

/** Mean sureness of what may be part of a heading. */
const CLEAR = 0.8

const joinTwo = (left: PrintedLine, right: PrintedLine): PrintedLine => {
  const blank = { character: ' ', confidence: 1, left: left.box.right, right: right.box.left }
  const characters = [...left.characters, blank, ...right.characters]
  return {
    text: `${left.text} ${right.text}`,
    confidence: Math.min(left.confidence, right.confidence),
    characters,
    box: boxAround([left.box, right.box]),
  }
}

/** Headings that a reflection parts in two, put together again: ESTADO PLURINACI… DE BOLIVIA. */
export const headingRows = (lines: readonly PrintedLine[]): readonly PrintedLine[] => {
  const headings = lines.filter(({ box, confidence }) => box.top < HEADING_TOP && confidence >= CLEAR)
  return headings.flatMap((left) =>
    headings
      .filter((right) => right.box.left >= left.box.right && areOnOneRow(left.box, right.box))
      .map((right) => joinTwo(left, right)),
  )
}
