import { isLegible } from '@vivid/documents'
import { type LocatedDocument, project, type Quad } from '@vivid/vision'
import { type FlatDocument, flatten, viewOf } from '../locate/lay-flat.js'
import { lookNearer, type Searched } from '../locate/look.js'
import type { ReadPrint } from './read-print.js'

/** A line that reaches the border and has fewer letters is the border itself or a pattern. */
const LEAST_LETTERS = 3

/** Of the width: how much is added to a side that print reaches, where no closer look tells its place. */
const MORE = 0.08

export interface LaidDocument {
  /** Undefined: nobody knows where the document lies, and the whole picture was laid flat. */
  readonly place: LocatedDocument | undefined
  readonly flat: FlatDocument
  readonly zone: Quad | null
}

/**
 * The print of a document, read once more where its outline cuts it off: no issuer prints up to the border, so that lines which
 * begin or end there show an outline that is too tight, however sure the locator was of it.
 */
export const readWhole = async (
  read: (flat: FlatDocument) => Promise<ReadPrint>,
  searched: Searched,
  { place, flat, zone }: LaidDocument,
): Promise<ReadPrint> => {
  const first = await read(flat)
  const cut = cutSides(first)
  if (!place || !(cut.left || cut.right)) return first
  const closer = await lookNearer(searched, { ...place, quad: first.flat.quad })
  const second = await read(closer ? flatten(searched.picture, flat.photo, closer, zone) : widen(first.flat, cut))
  return countLegible(second) > countLegible(first) ? second : first
}

interface CutSides {
  readonly left: boolean
  readonly right: boolean
}

const cutSides = ({ flat: { view }, lines }: ReadPrint): CutSides => {
  const legible = lines.filter((line) => isLegible(line) && line.characters.length >= LEAST_LETTERS)
  return {
    left: legible.some(({ quad }) => quad[0][0] <= 0),
    right: legible.some(({ quad }) => quad[1][0] >= view.widthPx),
  }
}

const widen = ({ photo, kind, toPicture, view }: FlatDocument, { left, right }: CutSides): FlatDocument => {
  const { widthPx, heightPx } = view
  const [from, to] = [left ? -MORE * widthPx : 0, right ? (1 + MORE) * widthPx : widthPx]
  const corner = (x: number, y: number) => project(toPicture, [x, y])
  return viewOf(photo, kind, [corner(from, 0), corner(to, 0), corner(to, heightPx), corner(from, heightPx)])
}

const countLegible = ({ lines }: ReadPrint): number =>
  lines.filter(isLegible).reduce((sum, { characters }) => sum + characters.length, 0)
