import { meanConfidence } from '@vivid/documents'
import {
  centre,
  contains,
  findText,
  type Model,
  project,
  type Quad,
  readText,
  type TextLine,
  turnHalf,
} from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'
import { type FlatDocument, turnQuarters, viewOf } from '../locate/lay-flat.js'
import { affordLines } from './afford-lines.js'

export interface PrintModels {
  readonly textDetector: Model
  readonly textReader: Model
}

export interface ReadPrint {
  /** The way up in which it reads best. */
  readonly flat: FlatDocument
  /** In the view's pixels. */
  readonly lines: readonly TextLine[]
}

/**
 * Print that stands on its head is read less surely than this on average: of eight drawn cards at three levels none above
 * 0.90, while upright ones are above 0.97 on all but the hardest photos. Below it a few lines are read the other way too.
 */
const SURELY_UPRIGHT = 0.93

/** The other way up must be this much surer. */
const MIN_GAIN = 0.08

/** Lines of print outside of the machine readable zone; turned over where that is how they read. */
export const readPrint = async (
  models: PrintModels,
  flat: FlatDocument,
  zone: Quad | null,
  budget: ReadingBudget,
): Promise<ReadPrint> => {
  const upright = await readView(models, flat, zone, budget)
  if (zone || confidenceOf(upright.lines) >= SURELY_UPRIGHT) return upright
  const source = { picture: flat.photo, toPicture: flat.toPicture }
  const boxes = affordLines(models.textReader, longest(upright.lines).map(turnOver), budget)
  const turned = await readText(models.textReader, flat.view, boxes, source)
  if (confidenceOf(turned) < confidenceOf(longest(upright.lines)) + MIN_GAIN) return upright
  return readView(models, viewOf(flat.photo, flat.kind, turnQuarters(flat.quad, 2)), null, budget)
}

const readView = async (
  models: PrintModels,
  flat: FlatDocument,
  zone: Quad | null,
  budget: ReadingBudget,
): Promise<ReadPrint> => {
  const { view, photo, toPicture } = flat
  if (!budget.take('linePx', FIND_COSTS_PX)) return { flat, lines: [] }
  const found = await findText(models.textDetector, view, view.widthPx)
  const outside = found.filter((box) => !zone || !contains(zone, project(toPicture, centre(box.quad))))
  const boxes = affordLines(models.textReader, outside, budget)
  // Cut from the photo itself: the view is too coarse for small print.
  const lines = await readText(models.textReader, view, boxes, { picture: photo, toPicture })
  return { flat, lines: lines.filter(({ text }) => text !== '') }
}

/** Finding the lines of a view costs as much CPU as reading so many pixels of them. */
const FIND_COSTS_PX = 1_500

const turnOver = ({ quad }: TextLine) => ({ quad: turnHalf(quad) })

/** The longest lines tell most surely which way is up. */
const longest = (lines: readonly TextLine[]) =>
  [...lines].sort((a, b) => b.characters.length - a.characters.length).slice(0, 6)

/** Mean over all characters. */
const confidenceOf = (lines: readonly TextLine[]): number =>
  meanConfidence(lines.flatMap(({ characters }) => characters))
