import type { Parser } from '../../parse/parsed-value.js'
import { asDigit } from '../../parse/read-as.js'

/** Office, series, sex and number: A-4680915-05800799-M-0075849791. */
const FORM = /([^\s-]{7})-([^\s-]{8})[\s/-]{1,3}(?:[^\s-][\s/-]{1,3})?(?<number>[^\s-]{10})(?![^\s-])/du

/** The holder's number within the line above the code of Colombia's yellow cédula, without the zeros that fill it up. */
export const parseSeriesLine: Parser = (text) => {
  const match = FORM.exec(text)
  const start = match?.indices?.groups?.number?.[0]
  if (!match || start === undefined) return null
  const before = [...match[1]!, ...match[2]!].map(asDigit)
  const digits = [...match.groups!.number!].map(asDigit)
  const zeros = digits.findIndex((digit) => digit !== '0')
  if (zeros < 0 || [...before, ...digits].includes(null)) return null
  return {
    value: digits.slice(zeros).join(''),
    from: digits.slice(zeros).map((_, index) => start + zeros + index),
    fit: 1,
  }
}
