import { type Point, project, type Quad } from '@vivid/vision'
import type { FoundLines } from './find-lines.js'
import type { TracedLine } from './trace-lines.js'

/** The block that found lines form, in picture pixels: the locator's guess made exact by the lines themselves. */
export function blockOfLines({ lines, stripToPicture }: FoundLines): Quad {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  const startPx = Math.min(...lines.map((line) => line.startPx))
  const endPx = Math.max(...lines.map((line) => line.endPx))
  const edge = (line: TracedLine, x: number, side: -0.5 | 0.5): Point =>
    project(stripToPicture, [x, line.middle.at(x) + side * line.capHeight.at(x)])
  return [edge(first, startPx, -0.5), edge(first, endPx, -0.5), edge(last, endPx, 0.5), edge(last, startPx, 0.5)]
}

/** The outline of one line, for drawing. */
export function outlineOfLine({ stripToPicture }: Pick<FoundLines, 'stripToPicture'>, line: TracedLine): Point[] {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const edge = (at: number, side: -0.5 | 0.5) => {
    const x = line.startPx + (line.endPx - line.startPx) * at
    return project(stripToPicture, [x, line.middle.at(x) + side * line.capHeight.at(x)])
  }
  return [...steps.map((at) => edge(at, -0.5)), ...steps.toReversed().map((at) => edge(at, 0.5))]
}
