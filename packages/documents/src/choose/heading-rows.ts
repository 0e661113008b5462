import { boxAround } from '../evidence/box-around.js'
import type { PrintedLine } from '../evidence/printed-line.js'

/** Headings stand on top. */
const HEADING_TOP = 0.25

/** Mean sureness of what may be part of a heading. */
const CLEAR = 0.8

/** Of the lower one's height: how much two parts of a row share, and how alike their heights are. */
const SAME_ROW = 0.6

const height = ({ box }: PrintedLine) => Math.max(box.bottom - box.top, 1e-6)

const areOnOneRow = (a: PrintedLine, b: PrintedLine): boolean => {
  const shared = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
  const [low, high] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))]
  return shared >= SAME_ROW * low && low >= SAME_ROW * high
}

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
      .filter((right) => right.box.left >= left.box.right && areOnOneRow(left, right))
      .map((right) => joinTwo(left, right)),
  )
}
