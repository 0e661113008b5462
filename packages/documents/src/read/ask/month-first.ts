import type { PrintedLine } from '../../evidence/printed-line.js'
import { isDate } from '../../fields/document-field.js'
import { parseMonthFirstDate } from '../../parse/parse-date.js'
import type { AskedField } from './asked-field.js'

const NUMERIC = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](?:19|20)\d{2}(?!\d)/g

const MONTHS = 12

/**
 * Whether a side that nobody described prints the month before the day: one date that can be read no other way says how all
 * of them are meant, 11/15/1963 that 06/07/2029 is no sixth of July.
 */
export const isMonthFirst = (lines: readonly PrintedLine[]): boolean => {
  const dates = lines.flatMap(({ text }) =>
    [...text.matchAll(NUMERIC)].map(([, a, b]) => [Number(a), Number(b)] as const),
  )
  return dates.some(([, second]) => second > MONTHS) && dates.every(([first]) => first <= MONTHS)
}

/** The fields as they are asked for, dates among them with the month first. */
export const askMonthFirst = (asked: readonly AskedField[]): readonly AskedField[] =>
  asked.map((one) => (isDate(one.field) ? { ...one, parse: parseMonthFirstDate } : one))
