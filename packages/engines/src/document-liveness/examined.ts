import type { ErrorName } from '@vivid/contract'
import type { LocatedDocument, OpenedPicture, Quad } from '@vivid/vision'

/** Which side a picture should show. `any`: nobody said, so only what holds for every side is asked of it. */
export type Side = 'front' | 'back' | 'any'

/** Why a picture must be taken again. */
export interface Finding {
  readonly error: ErrorName
  /** What was measured, in the unit of the threshold it broke. */
  readonly measured: number
  /** Where it was seen, in the picture's pixels. */
  readonly areas: readonly Quad[]
}

/** A document that two looks agree on. */
export interface FoundDocument extends LocatedDocument {
  /** The picture is cut to this document: its four sides are the frame's. */
  readonly isTrimmed: boolean
}

/** One picture, looked at as far as was needed. */
export interface Examined extends OpenedPicture {
  /** The surest document; null where there is none. */
  readonly document: FoundDocument | null
  readonly others: readonly FoundDocument[]
  /** The face on it, where one was looked for and found. */
  readonly portrait: Quad | null
  /** The first finding in the order of precedence. */
  readonly finding: Finding | null
}
