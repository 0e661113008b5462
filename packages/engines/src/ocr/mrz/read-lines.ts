import type { RecognisedLine } from '@vivid/documents'
import {
  greyBatch,
  type Homography,
  type Model,
  type Picture,
  type Point,
  project,
  rectifyBand,
  stretchContrast,
  type Tensor,
} from '@vivid/vision'
import type { TracedLine } from './trace-lines.js'

export interface LineBox {
  readonly widthPx: number
  readonly heightPx: number
  /** Height of a capital in the box. */
  readonly capHeightPx: number
  /** Empty space left and right of the text. */
  readonly marginPx: number
}

/** A traced line, taken from the full picture again, as the reader wants it: straight, filling the box. */
export const straightenLine = (
  picture: Picture,
  stripToPicture: Homography,
  line: TracedLine,
  box: LineBox,
): Picture => {
  const pxPerPx = (line.endPx - line.startPx) / (box.widthPx - 2 * box.marginPx)
  const halfPerCap = box.heightPx / box.capHeightPx / 2
  const upper: Point[] = []
  const lower: Point[] = []
  for (let column = 0; column < box.widthPx; column++) {
    const x = line.startPx + (column + 0.5 - box.marginPx) * pxPerPx
    const [y, slope] = [line.middle.at(x), line.middle.slopeAt(x)]
    const length = Math.hypot(1, slope)
    const halfHeight = line.capHeight.at(x) * halfPerCap
    const [normalX, normalY] = [(-slope / length) * halfHeight, halfHeight / length]
    upper.push(project(stripToPicture, [x - normalX, y - normalY]))
    lower.push(project(stripToPicture, [x + normalX, y + normalY]))
  }
  return rectifyBand(picture, { upper, lower }, box.heightPx)
}

/** What the reader was trained on: text stretched to the box, capitals a little over half its height. */
export const LINE_BOX: LineBox = { widthPx: 528, heightPx: 24, capHeightPx: 13.875, marginPx: 18 }

export const readLines = async (reader: Model, pictures: readonly Picture[]): Promise<RecognisedLine[]> => {
  const { logits } = await reader.run({ line: greyBatch(pictures.map(stretchContrast)) })
  return pictures.map((_, i) => lineOf(logits!, i))
}

const lineOf = ({ dims, data }: Tensor, line: number): RecognisedLine => {
  const [, steps, classes] = dims as [number, number, number]
  return { steps, logProbs: data.subarray(line * steps * classes, (line + 1) * steps * classes) }
}
