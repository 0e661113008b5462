export interface Fusion {
  /** Views at least this many times as wide as the face's box show what lies around a face. */
  readonly wideFrom: number
  /** So much more live than the wide views say, and no more, may a face be. */
  readonly margin: number
}

/** One answer of all views. The edge of a phone or a sheet shows in wide views only, where close ones see a fine picture. */
export function fuseAnswers(
  answers: readonly number[],
  times: readonly number[],
  { wideFrom, margin }: Fusion,
): number {
  const wide = answers.filter((_, i) => times[i]! >= wideFrom)
  return Math.min(mean(answers), wide.length ? mean(wide) + margin : Infinity)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
