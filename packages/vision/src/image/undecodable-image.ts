export type UndecodableReason =
  | 'empty'
  | 'unknown-format'
  | 'too-many-pixels'
  /** One side is longer than any camera's, or so much longer than the other that scaling leaves too few pixels across. */
  | 'too-long'
  /** Within the format's pixels, and yet more memory or work than a picture may take. */
  | 'too-costly'
  | 'too-small'
  | 'broken'

/** The bytes are no picture we can use. The sender's fault, never ours: it is answered with a code, not retried. */
export class UndecodableImage extends Error {
  override readonly name = 'UndecodableImage'

  constructor(
    readonly reason: UndecodableReason,
    detail?: string,
  ) {
    super(detail ? `${reason}: ${detail}` : reason)
  }
}

/** For whatever a decoder threw. */
export const broken = (error: unknown) =>
  new UndecodableImage('broken', error instanceof Error ? error.message.split('\n')[0] : String(error))
