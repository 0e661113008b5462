import type { Random } from '../random.js'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const classes: Readonly<Record<string, string>> = { A: LETTERS, '9': DIGITS, X: LETTERS + DIGITS }

/** A number by its pattern: A a letter, 9 a digit, X either, anything else itself. */
export const fillPattern = (random: Random, pattern: string): string =>
  pattern.replace(/./g, (mark) => (classes[mark] ? random.pick([...classes[mark]]) : mark))
