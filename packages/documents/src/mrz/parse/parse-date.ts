import type { MrzDate } from '../mrz-date.js'
import { type DateKind, fullYear } from './full-year.js'
import { readDateParts } from './read-date-parts.js'

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** YYMMDD with unknown parts; null when it is no date. */
export const parseDate = (raw: string, kind: DateKind, today: Date): MrzDate | null => {
  const parts = readDateParts(raw)
  if (!parts) return null
  const { yy, month, day } = parts
  const year = yy === null ? null : fullYear(yy, parts, kind, today)
  return month === 2 && day === 29 && year !== null && !isLeap(year) ? null : { day, month, year }
}
