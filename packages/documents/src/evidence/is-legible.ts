/** A line read as surely as this on average says what is printed there; of one less sure, only a part may be right. */
const LEGIBLE = 0.7

/** Lines from which on something was read of a side: a single one may be a pattern. */
const LEAST_LINES = 2

interface Line {
  /** 0…1 */
  readonly confidence: number
}

export const isLegible = ({ confidence }: Line): boolean => confidence >= LEGIBLE

/** Whether anything was read of a side that has text. */
export const isSideLegible = (lines: readonly Line[]): boolean => lines.filter(isLegible).length >= LEAST_LINES
