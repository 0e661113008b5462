/** Digits times their weights, from the left. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * weights[index]!, 0)
