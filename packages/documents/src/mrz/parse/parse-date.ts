import type { MrzDate } from '../mrz-date.js'
import { type DateParts, readDateParts } from './read-date-parts.js'

/** Which century two digits mean: nobody is born in the future; a document expires within 50 years of today, either way. */
export type DateKind = 'birth' | 'expiry'

const isFuture = (year: number, { month, day }: DateParts, today: Date): boolean => {
  if (year !== today.getUTCFullYear()) return year > today.getUTCFullYear()
  const thisMonth = today.getUTCMonth() + 1
  if (month === null || month !== thisMonth) return month !== null && month > thisMonth
  return day !== null && day > today.getUTCDate()
}

const fullYear = (yy: number, parts: DateParts, kind: DateKind, today: Date): number => {
  const thisYear = today.getUTCFullYear()
  const year = thisYear - (thisYear % 100) + yy
  if (kind === 'birth') return isFuture(year, parts, today) ? year - 100 : year
  if (year > thisYear + 50) return year - 100
  return year <= thisYear - 50 ? year + 100 : year
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** YYMMDD with unknown parts; null when it is no date. */
export const parseDate = (raw: string, kind: DateKind, today: Date): MrzDate | null => {
  const parts = readDateParts(raw)
  if (!parts) return null
  const { yy, month, day } = parts
  const year = yy === null ? null : fullYear(yy, parts, kind, today)
  return month === 2 && day === 29 && year !== null && !isLeap(year) ? null : { day, month, year }
}
