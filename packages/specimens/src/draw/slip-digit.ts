import type { Random } from '../random.js'

/** Late enough to be a digit of every number, early enough to be in its first number. */
const SLIPS_AT = 4

/** The same stream, but for its fourth pick of ten digits, which is another digit. */
export const slipDigit = (random: Random): Random => {
  let digits = 0
  return {
    ...random,
    pick: (items) => {
      const picked = random.pick(items)
      if (items.length !== 10 || ++digits !== SLIPS_AT) return picked
      return items[(items.indexOf(picked) + 3) % items.length]!
    },
  }
}
