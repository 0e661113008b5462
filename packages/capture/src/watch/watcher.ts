import { type GreyFrame, halve } from '../frame/grey-frame.js'
import type { Look } from '../frame/look-at.js'
import { measureMove } from '../frame/measure-move.js'
import type { Hint, Wanted } from './hint.js'
import { type DocumentLimits, judgeDocument, measureDocument } from './judge-document.js'
import { judgeSelfie, measureSelfie, type SelfieLimits } from './judge-selfie.js'

export interface Fitted {
  readonly document: DocumentLimits
  readonly selfie: SelfieLimits
  /** Largest move between two looks, in shares of the frame's longer side. */
  readonly move: number
}

/** Milliseconds between two looks. */
export const LOOK_EVERY_MS = 200
/** Good looks at something still, one after the other, before the picture is taken: 0.6 s, longer than a hand passes through a good place. */
const GOOD_LOOKS = 3

export interface Judged {
  readonly hint: Hint
  /** How far the head is turned; 0 of documents. */
  readonly turnDegrees: number
}

export const judge = (look: Look, { subject, turnedFrom }: Wanted, fitted: Fitted): Judged => {
  if (subject === 'document') return { hint: judgeDocument(measureDocument(look), fitted.document), turnDegrees: 0 }
  const measured = measureSelfie(look)
  return { hint: judgeSelfie(measured, fitted.selfie, turnedFrom), turnDegrees: measured.face.turnDegrees }
}

export interface Watcher {
  /** What to put right, and whether this is the moment to take the picture. */
  see(look: Look): { readonly hint: Hint; readonly isMoment: boolean }
}

/** Follows the camera's picture, look by look. `mustMove`: a picture was dismissed, and the same one again is of no use. */
export const watch = (wanted: Wanted, fitted: Fitted, mustMove = false): Watcher => {
  let before: GreyFrame | null = null
  let goodLooks = mustMove ? Number.NEGATIVE_INFINITY : 0
  return {
    see: (look) => {
      const { hint: judged } = judge(look, wanted, fitted)
      const now = halve(look.coarse)
      const isMoving = before !== null && measureMove(before, now) > fitted.move
      before = now
      if (isMoving) goodLooks = 0
      else if (judged === 'good') goodLooks += 1
      else if (goodLooks > 0) goodLooks = 0
      return { hint: judged === 'good' && isMoving ? 'still' : judged, isMoment: goodLooks >= GOOD_LOOKS }
    },
  }
}
