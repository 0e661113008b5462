export type UndecodableReason =
  | 'empty'
  | 'unknown-format'
  | 'format-not-allowed'
  | 'too-many-pixels'
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
