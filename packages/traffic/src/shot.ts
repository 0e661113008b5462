/** One request to be sent, its body made beforehand so that sending costs little. */
export interface Shot {
  /** What the figures are grouped by: passport, card, selfie … */
  kind: string
  path: string
  token: string
  /** Multipart, with the boundary of `multipartBody`. */
  body: Buffer
  idempotencyKey?: string
  /** RFC 7240: `respond-async`. */
  prefer?: string
  /** What a right answer holds; absent where nobody can know. */
  truth?: string
}
