export interface Fusion {
  /** By how much a trick that shows around the face outweighs what close views see. */
  readonly weight: number
  /** Log odds of a trick from which on it counts: living people stand before frames and windows, too. */
  readonly margin: number
}

/**
 * One answer of all views. Close ones see skin or its picture; a fine picture deceives them. What carries it shows in wide views, which
 * can therefore only lower the answer: that nothing is seen around a face proves nothing, nor does a picture without surroundings.
 */
export const fuseAnswers = (
  close: readonly number[],
  tricks: readonly number[],
  { weight, margin }: Fusion,
): number => {
  const lowered = tricks.length === 0 ? 0 : weight * mean(tricks.map((trick) => softplus(trick - margin)))
  return mean(close) - lowered
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Nearly 0 far below zero, nearly the value itself far above it. */
const softplus = (value: number) => Math.max(value, 0) + Math.log1p(Math.exp(-Math.abs(value)))
