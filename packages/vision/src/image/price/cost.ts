/** What one part of decoding holds and takes. */
export interface Cost {
  /** Held at the same time as everything else. */
  readonly bytes: number
  /** Held at first, and given back before the picture is handed to the image library. */
  readonly firstBytes?: number
  /** CPU time. */
  readonly ns: number
}

export const sumOf = (costs: readonly Cost[]): Cost =>
  costs.reduce((sum, { bytes, ns }) => ({ bytes: sum.bytes + bytes, ns: sum.ns + ns }), { bytes: 0, ns: 0 })
