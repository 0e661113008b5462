export interface ViewTensorOptions {
  readonly widthPx: number
  readonly heightPx: number
  /** What the bytes 0 and 255 become. */
  readonly range: readonly [low: number, high: number]
  /** The byte that stands for what lies outside the picture. */
  readonly outside?: number
  /**
   * At most so many pixels per direction are averaged into one; two are enough for where a face is, three for what it
   * shows, six for the fine patterns of screens and prints.
   */
  readonly maxSamples?: 2 | 3 | 6
}
