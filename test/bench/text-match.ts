/** Capitals without accents and blanks: what every reader here could have said, whatever its alphabet. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toUpperCase()

/**
 * Least number of wrong, missing and surplus characters between `wanted` and the part of `read` that is most like it (Sellers
 * 1980): no reader is punished for the order in which it reports lines, or for joining them.
 */
export const leastErrors = (wanted: string, read: string): number => {
  let row = new Uint16Array(read.length + 1)
  for (let i = 1; i <= wanted.length; i++) {
    const next = new Uint16Array(read.length + 1)
    next[0] = i
    for (let j = 1; j <= read.length; j++) {
      const replaced = row[j - 1]! + (wanted[i - 1] === read[j - 1] ? 0 : 1)
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1)
    }
    row = next
  }
  return row.reduce((least, errors) => Math.min(least, errors), wanted.length)
}
