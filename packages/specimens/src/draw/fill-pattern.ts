import type { Day } from '../people/calendar.js'
import type { Random } from '../random.js'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const classes: Readonly<Record<string, string>> = { A: LETTERS, '9': DIGITS, X: LETTERS + DIGITS, '#': DIGITS.slice(1) }

/** A number by its pattern: A a letter, 9 a digit, # one that is not 0, X letter or digit, yymm the month of issue, anything else itself. */
export const fillPattern = (random: Random, pattern: string, { year, month }: Day): string =>
  pattern.replace(/yymm|./g, (mark) => {
    if (mark === 'yymm') return String((year % 100) * 100 + month).padStart(4, '0')
    return classes[mark] ? random.pick([...classes[mark]]) : mark
  })
