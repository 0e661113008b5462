/** What a format finds in the bytes where it looks. */
export interface Seen {
  /** Of the picture, or of one of several: the largest counts. */
  readonly pixels?: number
  /** How many bytes further it looks next; null where it has seen enough. */
  readonly skip: number | null
}

/** How a format tells its size. */
export interface SizeFormat {
  /** Bytes that each look needs. */
  readonly bytes: number
  /** The looks at one file, first at its beginning. */
  readonly begin: () => (bytes: Buffer) => Seen
}

export const enough: Seen = { skip: null }

/** A format whose first bytes hold the size. */
export const atOnce = (bytes: number, pixelsOf: (bytes: Buffer) => number): SizeFormat => ({
  bytes,
  begin: () => (file) => ({ pixels: pixelsOf(file), skip: null }),
})
