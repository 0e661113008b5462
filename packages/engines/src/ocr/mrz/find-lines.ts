import {
  greyBatch,
  type Homography,
  type Model,
  type Picture,
  type Point,
  project,
  type Quad,
  rectangleToQuad,
  rectify,
  stretchContrast,
} from '@vivid/vision'
import { STRIP, stripHeight } from './strips.js'
import { type TracedLine, traceLines } from './trace-lines.js'

export interface FoundLines {
  readonly lines: readonly TracedLine[]
  readonly stripToPicture: Homography
  readonly quad: Quad
}

/** Looks for text lines in one area of the picture. */
export const findLines = async (finder: Model, picture: Picture, quad: Quad): Promise<FoundLines> => {
  const heightPx = stripHeight(quad)
  const strip = stretchContrast(rectify(picture, quad, STRIP.widthPx, heightPx))
  const { lines } = await finder.run({ strip: greyBatch([strip]) })
  return {
    lines: traceLines(lines!),
    stripToPicture: rectangleToQuad(STRIP.widthPx, heightPx, quad),
    quad,
  }
}

/** A zone has at most three lines; one stray may lie between or beside them. */
const MAX_LINES = 4

/** Shorter than this share of the longest line, or of a very different height, a line is not of the same zone. */
const MIN_LENGTH_SHARE = 0.55
const MAX_HEIGHT_RATIO = 1.7

/** The lines that may be a zone: alike in length and height. Fewer than two are none. */
export const plausibleLines = (found: FoundLines): FoundLines => {
  const byLength = [...found.lines].sort((a, b) => lengthOf(b) - lengthOf(a))
  const [longest] = byLength
  if (!longest) return found
  const alike = byLength.filter((line) => {
    const ratio = heightOf(line) / heightOf(longest)
    return (
      lengthOf(line) >= MIN_LENGTH_SHARE * lengthOf(longest) && ratio < MAX_HEIGHT_RATIO && ratio > 1 / MAX_HEIGHT_RATIO
    )
  })
  const kept = alike.slice(0, MAX_LINES)
  return { ...found, lines: found.lines.filter((line) => kept.includes(line)) }
}

const lengthOf = (line: TracedLine) => line.endPx - line.startPx
const heightOf = (line: TracedLine) => line.capHeight.at((line.startPx + line.endPx) / 2)

/** The block that found lines form, in picture pixels: the locator's guess made exact by the lines themselves. */
export const blockOfLines = ({ lines, stripToPicture }: FoundLines): Quad => {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  const startPx = Math.min(...lines.map((line) => line.startPx))
  const endPx = Math.max(...lines.map((line) => line.endPx))
  const edge = (line: TracedLine, x: number, side: -0.5 | 0.5): Point =>
    project(stripToPicture, [x, line.middle.at(x) + side * line.capHeight.at(x)])
  return [edge(first, startPx, -0.5), edge(first, endPx, -0.5), edge(last, endPx, 0.5), edge(last, startPx, 0.5)]
}

/** The outline of one line, for drawing. */
export const outlineOfLine = ({ stripToPicture }: Pick<FoundLines, 'stripToPicture'>, line: TracedLine): Point[] => {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const edge = (at: number, side: -0.5 | 0.5) => {
    const x = line.startPx + (line.endPx - line.startPx) * at
    return project(stripToPicture, [x, line.middle.at(x) + side * line.capHeight.at(x)])
  }
  return [...steps.map((at) => edge(at, -0.5)), ...steps.toReversed().map((at) => edge(at, 0.5))]
}
