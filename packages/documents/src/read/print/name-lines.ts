import { height, middle } from '../../evidence/box-size.js'
import type { Box } from '../../evidence/printed-line.js'
import { isName } from '../../fields/document-field.js'
import { onceFor } from '../../text/once-for.js'
import type { Piece } from '../page/piece.js'
import { isClear } from './claim.js'
import { isInHead } from './in-head.js'
import { otherScript } from './other-script.js'
import type { Scene } from './scene.js'

/** Begins at about one place, in heights of a line. */
const ONE_COLUMN = 1.5

export const isInColumn = (a: Box, b: Box, aspect: number): boolean =>
  (Math.abs(a.left - b.left) * aspect) / Math.max(height(a), height(b)) <= ONE_COLUMN

/** A label of another field or of nothing asked has this much of a claim to what stands by it. */
const LABELLED = 0.5

/** Largest distance of the two names, and how much they may differ in size. */
const limits = { apart: 6, ratio: 0.7 } as const

/** Whether a label of something else than a name stands by it. */
export const isOtherwiseLabelled = (piece: Piece, { page: { labels }, places }: Scene): boolean => {
  const placed = places(piece)
  return labels.some(({ asked, quality }, at) => !(asked && isName(asked.field)) && placed[at]! * quality >= LABELLED)
}

/** Whole lines below the head that may be a name and that no label gives to anything else, from the top. */
const nameLines = (scene: Scene): readonly Piece[] => {
  const { native } = otherScript(scene.page)
  const whole = scene.claims.filter(
    (claim) => isName(claim.asked.field) && claim.asked.part === 0 && claim.parts.length === 1 && !claim.share,
  )
  const pieces = new Set(whole.filter(isClear).map(({ piece }) => piece))
  return [...pieces]
    .filter((piece) => !isInHead(piece) && !native.has(piece) && !/\d/.test(piece.text))
    .filter((piece) => !isOtherwiseLabelled(piece, scene))
    .sort((a, b) => a.box.top - b.box.top)
}

const arePair = ({ box: a }: Piece, { box: b }: Piece, aspect: number): boolean => {
  const [low, high] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))]
  const apart = (middle(b) - middle(a)) / high
  return isInColumn(a, b, aspect) && low / high >= limits.ratio && apart > 0.5 && apart <= limits.apart
}

/** The uppermost two lines of a side that stand under each other and may be its holder's names; none where there are no such two. */
export const namePair = onceFor((scene: Scene): readonly Piece[] => {
  const lines = nameLines(scene)
  for (const upper of lines) {
    const lower = lines.find((one) => arePair(upper, one, scene.page.aspect))
    if (lower) return [upper, lower]
  }
  return []
})
