import { type DocumentField, isLegible } from '@vivid/documents'
import { type Picture, project, type Quad, rectify, sideLengths, subQuad, type TextLine } from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'
import { indispensable } from '../indispensable.js'
import type { InterpretedDocument, InterpretedSide } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'
import type { SecondReader } from './open-second-reader.js'
import { weighReadings } from './weigh-readings.js'

/** Confidence: a printed field less sure than this is read again. */
const DOUBTFUL_FIELD = 0.85

/** Lines that are read again of one document, at most. */
const MAX_LINES = 6
/** With less time left than this, no further line is read again. */
const ENOUGH_MS = 2_500

/** Lines as Tesseract likes them, with some room around the letters. */
const LINE = { heightPx: 48, margin: 0.4 } as const

/** Reads the doubtful lines once more and keeps whichever reading is better supported; null when nothing changed. */
export const askAgain = async (
  second: SecondReader,
  card: InterpretedDocument,
  { budget, remainingMs }: { readonly budget: ReadingBudget; remainingMs(): number },
): Promise<readonly ReadDocument[] | null> => {
  const sides = [card.front, card.back].filter((side) => side !== null)
  const doubtful = sides
    .flatMap((side) => doubtfulLines(card, side).map((line) => ({ side, line })))
    .sort((a, b) => a.line.confidence - b.line.confidence)
    .slice(0, MAX_LINES)
  const replaced = new Map<TextLine, TextLine>()
  for (const { side, line } of doubtful) {
    if (remainingMs() < ENOUGH_MS) break
    if (!budget.take('secondReaderPx', widthOf(line.quad))) continue
    const reading = await second.read(cutOut(side.read, line.quad))
    const better = weighReadings(line, reading)
    if (better !== line) replaced.set(line, better)
  }
  if (replaced.size === 0) return null
  return card.recognised.reads.map((read) => replaceLines(read, replaced))
}

const doubtfulLines = (
  { fields, template }: InterpretedDocument,
  { read, recognised, candidates }: InterpretedSide,
): TextLine[] => {
  const { print } = read
  if (!print) return []
  const wanted = [...new Set<DocumentField>([...indispensable.map(([field]) => field), ...(template?.required ?? [])])]
  const isMissing = wanted.some((name) => !fields[name])
  const boxes = wanted
    .filter((name) => fields[name]?.source === 'print' && fields[name].confidence < DOUBTFUL_FIELD)
    .flatMap((name) => candidates.filter(({ field, box }) => field === name && box).map(({ box }) => box!))
  const places = recognised.evidence.lines
  return print.lines.filter((line, i) => {
    const { box } = places[i]!
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const holdsField = boxes.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
    // Where a field was not found at all, a line that is not legible may hold it.
    return holdsField || (isMissing && !isLegible(line))
  })
}

const widthOf = (quad: Quad): number => {
  const { width, height } = sideLengths(quad)
  return Math.round((LINE.heightPx * (width / height + 2 * LINE.margin)) / (1 + 2 * LINE.margin))
}

const cutOut = ({ print }: ReadDocument, quad: Quad): Picture => {
  const { width, height } = sideLengths(quad)
  const { heightPx, margin } = LINE
  const along = (margin * height) / width
  const { photo, toPicture } = print!.flat
  const area = subQuad(quad, -along, -margin, 1 + along, 1 + margin).map((corner) => project(toPicture, corner))
  return rectify(photo, area as unknown as Quad, widthOf(quad), heightPx)
}

/** A picture none of whose lines changed stays what it is. */
const replaceLines = (read: ReadDocument, replaced: ReadonlyMap<TextLine, TextLine>): ReadDocument =>
  read.print?.lines.some((line) => replaced.has(line))
    ? { ...read, print: { ...read.print, lines: read.print.lines.map((line) => replaced.get(line) ?? line) } }
    : read
