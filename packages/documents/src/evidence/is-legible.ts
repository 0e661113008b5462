/** A line, or a part of one, read as surely as this on average says what is printed there; of one less sure, only a part may be right. */
const LEGIBLE = 0.7

/** Lines from which on something was read of a side: a single one may be a pattern. */
const LEAST_LINES = 2

interface Read {
  /** 0…1 */
  readonly confidence: number
}

export const isLegible = ({ confidence }: Read): boolean => confidence >= LEGIBLE

/** Whether anything was read of a side that has text. */
export const isSideLegible = (lines: readonly Read[]): boolean => lines.filter(isLegible).length >= LEAST_LINES
