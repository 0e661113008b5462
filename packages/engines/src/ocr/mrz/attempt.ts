import { type DecodedMrz, decodeMrz } from '@vivid/documents'
import { type Picture, type Quad, turnHalf } from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'
import type { ReaderModels } from '../models.js'
import { blockOfLines, type FoundLines, findLines, plausibleLines } from './find-lines.js'
import { LINE_BOX, readLines, straightenLine } from './read-lines.js'
import { BLOCK_WIDTH_PX, STRIP, stripAround, stripHeight } from './strips.js'

/** One try at reading an MRZ in one area of the picture. */
export interface Attempt {
  readonly found: FoundLines
  readonly pictures: readonly Picture[]
  readonly decoded: DecodedMrz | null
}

/** Looks for lines, and reads them where there are some: a try of the picture's zone each. Null where none is left. */
export const attempt = async (
  models: ReaderModels,
  picture: Picture,
  strip: Quad,
  budget: ReadingBudget,
): Promise<Attempt | null> => {
  if (!budget.take('zoneTries', 1)) return null
  const found = plausibleLines(await findLines(models.finder, picture, strip))
  if (found.lines.length < 2 || !budget.take('zoneTries', 1)) return { found, pictures: [], decoded: null }
  const pictures = found.lines.map((line) => straightenLine(picture, found.stripToPicture, line, LINE_BOX))
  const recognised = await readLines(models.reader, pictures)
  return { found, pictures, decoded: decodeMrz(recognised) }
}

/** How far lines may lie from where the strip should show them before they are worth cutting anew. */
const OFF = { widthShare: 0.15, slope: 0.04, middlePx: 30, edgePx: 6 } as const

/**
 * Where to look again after an attempt that did not convince: where the lines really are, if they lay askew, small or cut
 * off in a guessed area; and upside down, if they made no sense at all.
 */
export const closerLooks = ({ found, decoded }: Attempt): Quad[] => {
  if (found.lines.length < 2) return []
  const block = blockOfLines(found)
  const closer = decoded || liesOff(found) ? [stripAround(block)] : []
  return decoded ? closer : [stripAround(turnHalf(block)), ...closer]
}

const liesOff = ({ lines, quad }: FoundLines): boolean => {
  const startPx = Math.min(...lines.map((line) => line.startPx))
  const endPx = Math.max(...lines.map((line) => line.endPx))
  const middle = (lines[0]!.middle.at(STRIP.widthPx / 2) + lines.at(-1)!.middle.at(STRIP.widthPx / 2)) / 2
  return (
    startPx < OFF.edgePx ||
    endPx > STRIP.widthPx - OFF.edgePx ||
    Math.abs((endPx - startPx) / BLOCK_WIDTH_PX - 1) > OFF.widthShare ||
    Math.abs(middle - stripHeight(quad) / 2) > OFF.middlePx ||
    lines.some((line) => Math.abs(line.middle.slopeAt(STRIP.widthPx / 2)) > OFF.slope)
  )
}
