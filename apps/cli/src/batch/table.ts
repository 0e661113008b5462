import type { Line } from './journal.js'
import { isSample, outcomeOf } from './outcome.js'

/** `{ MRZ: { names } }` becomes `MRZ.names`. */
const flatten = (value: object, prefix = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, held]) =>
    typeof held === 'object' && held !== null ? flatten(held, `${prefix}${key}.`) : [[`${prefix}${key}`, held]],
  )

const cell = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value)
  // A spreadsheet takes a leading = + - @ for a formula; what a picture says must not become one.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rowOf = (line: Line): Record<string, unknown> => ({ ...toldOf(line), ...(isSample(line) && { sandbox: true }) })

const toldOf = (line: Line): Record<string, unknown> => {
  const { name } = line
  const outcome = outcomeOf(line)
  if (line.outcome === 'accepted') {
    return { name, outcome, reason: line.reason, ...Object.fromEntries(flatten(line.answer as object)) }
  }
  if (line.outcome === 'waiting') return { name, outcome, id: line.id }
  if (line.outcome === 'rejected')
    return { name, outcome, reason: line.reason, code: line.code, message: line.message, id: line.id }
  return { name, outcome, reason: line.reason, message: line.message }
}

/** CSV with a row per picture. */
export const tableOf = (lines: Iterable<Line>): string => csvOf([...lines].map(rowOf))

/** CSV as RFC 4180 has it, columns in the order they first appear. */
export const csvOf = (rows: readonly Record<string, unknown>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')
}
