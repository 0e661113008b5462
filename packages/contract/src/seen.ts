import type { Side } from './interface.js'
/** Pixels of the upright picture as it was sent. */
export type SeenPoint = readonly [xPx: number, yPx: number]
/** Clockwise from the thing's own top left. */
export type SeenOutline = readonly SeenPoint[]

export interface SeenField {
  readonly value: string
  /** 0…1 */
  readonly confidence: number
  readonly source: 'mrz' | 'barcode' | 'print'
  /** Every source that says the same. */
  readonly agreeing: readonly string[]
  /** What speaks against it. */
  readonly flags: readonly string[]
}
export type SeenFields = Readonly<Record<string, SeenField>>

/** One picture of a document. */
export interface SeenPicture {
  readonly width: number
  readonly height: number
  readonly document: { readonly quad: SeenOutline | null; readonly kind: string; readonly confidence: number }
  /** The document as it was laid flat for reading; null where only its zone was wanted. */
  readonly flat: SeenOutline | null
  readonly mrz: {
    readonly format: string
    readonly lines: readonly string[]
    readonly valid: boolean
    readonly failing_checks: readonly string[]
    readonly outlines: readonly SeenOutline[]
  } | null
  readonly print: readonly { readonly text: string; readonly confidence: number; readonly quad: SeenOutline }[]
  readonly barcodes: readonly { readonly format: string; readonly text: string; readonly quad: SeenOutline }[]
  /** Looks like a code and could not be read. */
  readonly unread_codes: readonly SeenOutline[]
}

export interface SeenDocument {
  readonly template: string | null
  /** In the order in which they were sent. */
  readonly pictures: readonly (SeenPicture & { readonly side: Side; readonly fields: SeenFields })[]
  /** What all pictures say together. */
  readonly fields: SeenFields
}

/** One picture that the document's proof of life looked at. */
export interface SeenCapture {
  readonly width: number
  readonly height: number
  readonly document: { readonly quad: SeenOutline; readonly kind: string; readonly confidence: number } | null
  readonly portrait: SeenOutline | null
  /** Why it must be taken again, by its name in the error table; `measured` is in the unit of the limit it broke. */
  readonly finding: {
    readonly error: string
    readonly measured: number
    readonly areas: readonly SeenOutline[]
  } | null
  /** 0…1 each, with the threshold from which on it is an attack; null where the finding made judging pointless. */
  readonly signals: readonly { readonly name: string; readonly value: number; readonly threshold: number }[] | null
}

export interface SeenCaptures {
  readonly captures: readonly SeenCapture[]
  /** What was read of the same pictures once they were taken for genuine. */
  readonly reading: SeenDocument | null
}

/** What was measured and the limit it is held against; `ok` is the engine's own verdict. */
export interface SeenMeasure {
  readonly name: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly ok: boolean
}

export interface SeenSelfie {
  readonly width: number
  readonly height: number
  readonly faces: number
  /** Left, top, right, bottom. */
  readonly face: readonly number[] | null
  /** 468 points in MediaPipe's order. */
  readonly mesh: readonly SeenPoint[]
  /** Degrees. */
  readonly pose: { readonly yaw: number; readonly pitch: number; readonly roll: number } | null
  readonly measures: readonly SeenMeasure[]
  readonly problem: string | null
}

/** Where one of two compared faces stands. */
export interface SeenFace {
  readonly width: number
  readonly height: number
  /** The square that the network was shown, level with the face; null where no face was found. */
  readonly face: SeenOutline | null
}

export interface SeenFaces {
  readonly selfie: SeenFace
  /** Null where the selfie's own problem made looking for the portrait pointless. */
  readonly document: SeenFace | null
  /** 0…1 each; `sameness` is how much the two pictures are one. */
  readonly scores: {
    readonly similarity: number
    readonly quality: number
    readonly portrait_quality: number
    readonly sameness: number
  } | null
  readonly problem: string | null
}

/** What an engine saw, for people to look at; each kind of work has a shape of its own. */
export type Seen = object
