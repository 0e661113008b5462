import { followLines } from './follow-lines.js'
import { type Page, withoutTaken } from './page.js'
import type { Paired } from './pair-values.js'
import { meanSureness, type Piece } from './piece.js'
import { placingLimits } from './placing-limits.js'
import type { ReadPart } from './print-candidate.js'

/** A field's value with the lines over which it goes on. */
export interface Continued extends Paired {
  readonly parts: readonly ReadPart[]
}

const isClear = (piece: Piece) => meanSureness(piece) >= placingLimits.nextLine.clear

const partsOf = ({ asked, piece, parsed }: Paired, free: Page): ReadPart[] => {
  const [, ...following] = followLines(piece, free, asked.lines)
  const further = following.flatMap((next): ReadPart[] => {
    const more = isClear(next) ? asked.parse(next.text, asked.context) : null
    return more ? [{ piece: next, parsed: more }] : []
  })
  return [{ piece, parsed }, ...further]
}

/** Values may take the lines under them, each line going to the first that asks; `page` holds what is free. */
export const continueValues = (paired: readonly Paired[], page: Page): Continued[] => {
  const taken = paired.map(({ piece }) => piece)
  return paired.map((one) => {
    const parts = partsOf(one, withoutTaken(page, taken))
    taken.push(...parts.map(({ piece }) => piece))
    return { ...one, parts }
  })
}
