/** Digits times their weights, from the left. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((total, digit, index) => total + Number(digit) * weights[index]!, 0)
