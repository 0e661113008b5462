import type { Quad } from '../geometry/quad.js'

/** A line of print, or a part of one that stands apart by a wide gap. */
export interface TextBox {
  /** From the top of the capitals to the baseline, from the first letter's ink to the last's; in the view's pixels. */
  readonly quad: Quad
  readonly confidence: number
  /** Height of the capitals. */
  readonly heightPx: number
}
