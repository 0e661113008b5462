import type { Quad } from '@vivid/vision'
import type { Conditions } from './camera/conditions.js'
import type { FieldName, Fields } from './fields.js'
import type { MrzFormat, Side } from './layouts/layout.js'
import type { StateName } from './layouts/states.js'
import type { Sitter } from './portrait.js'

/** Left, top, width, height. */
export interface BoxPx {
  x: number
  y: number
  width: number
  height: number
}
interface Printed {
  /** As it stands on the document. */
  text: string
  box: BoxPx
}

/** One line of print, as a reader of text should find it. */
export interface PrintedLine {
  text: string
  /** Around the ink. */
  box: BoxPx
  role: 'label' | 'value' | 'text'
  /** The field whose label or value it is. */
  field?: FieldName
  /** Clockwise; text that does not run from left to right. */
  angleDegrees?: number
}

export interface DrawingTruth {
  kind: string
  group: string
  /** Issuing state as in the machine readable zone. */
  state: string
  /** Which state's look it has: several invented ones share a code. */
  issuer: StateName
  format: MrzFormat
  side: Side
  seed: string
  /** Everything known of the document, whichever side it is printed on; dates DD-MM-YYYY, names upper case. */
  fields: Fields
  /** What this side shows. */
  printed: Partial<Record<FieldName, Printed>>
  /** Every line of print on this side, apart from the machine readable zone and microtext. */
  lines: readonly PrintedLine[]
  /** This side's machine readable zone. */
  mrz: { lines: readonly string[]; box: BoxPx; lineBoxes: readonly BoxPx[] } | null
  /** Whose portrait it shows: `drawSelfieOf` draws more pictures of the same person. Null where there is no holder. */
  sitter: Sitter | null
  portrait: BoxPx | null
  ghostPortrait: BoxPx | null
  barcodes: readonly { format: string; text: string; box: BoxPx }[]
  drawing: { widthPx: number; heightPx: number; pixelsPerMm: number }
}

export interface PhotoTruth {
  widthPx: number
  heightPx: number
  /** All quads are in the photo's pixels, clockwise from the thing's own top left. */
  quad: Quad
  mrzQuad: Quad | null
  mrzLineQuads: readonly Quad[]
  portraitQuad: Quad | null
  /** Of a machine readable capital letter, in the photo. */
  characterHeightPx: number | null
  conditions: Conditions
}

export type Truth = DrawingTruth & { photo: PhotoTruth }
