/**
 * Every choice of `count` lines in order out of `available`, with at most one stray line between neighbours: fragments and
 * background text come between real lines, whole texts do not.
 */
export const chooseLines = (available: number, count: number): number[][] => {
  const extend = (chosen: readonly number[]): number[][] => {
    if (chosen.length === count) return [[...chosen]]
    const last = chosen.at(-1)!
    return [last + 1, last + 2].filter((next) => next < available).flatMap((next) => extend([...chosen, next]))
  }
  return Array.from({ length: available }, (_, first) => first).flatMap((first) => extend([first]))
}
