import type { Page } from './page.js'
import type { Piece } from './piece.js'
import { placingLimits } from './placing-limits.js'

const { maxShift, minRatio } = placingLimits.nextLine
const height = ({ box }: Piece) => Math.max(box.bottom - box.top, 1e-6)

/** The line right under a piece, in its column and of its size, if there is one. */
const nextLine = (piece: Piece, { values, aspect }: Page, maxGap: number): Piece | null => {
  const unit = height(piece)
  const follows = values.filter((other) => {
    const gap = (other.box.top - piece.box.bottom) / unit
    const shift = (Math.abs(other.box.left - piece.box.left) * aspect) / unit
    const ratio = Math.min(height(other), unit) / Math.max(height(other), unit)
    const isBelow = other.box.top + other.box.bottom > piece.box.top + piece.box.bottom + unit
    return isBelow && gap >= -0.6 && gap <= maxGap && shift <= maxShift && ratio >= minRatio
  })
  return follows.sort((a, b) => a.box.top - b.box.top)[0] ?? null
}

/** The piece and the lines of the page that go on under it, at most so many in all; gaps in heights of a line. */
export const followLines = (
  piece: Piece,
  page: Page,
  lines: number,
  maxGap: number = placingLimits.nextLine.maxGap,
): readonly Piece[] => {
  const found = [piece]
  while (found.length < lines) {
    const next = nextLine(found.at(-1)!, page, maxGap)
    if (!next) break
    found.push(next)
  }
  return found
}
