import type { MrzDate } from '../mrz-date.js'

/** Which century two digits mean: nobody is born in the future; a document expires within 50 years of today, either way. */
export type DateKind = 'birth' | 'expiry'

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `null` for an unknown part, `undefined` for what is neither digits nor fillers (some print X). */
const part = (text: string): number | null | undefined => {
  if (/^\d\d$/.test(text)) return Number(text)
  return text === '<<' || text === 'XX' ? null : undefined
}

const isFuture = (year: number, month: number | null, day: number | null, today: Date): boolean => {
  if (year !== today.getUTCFullYear()) return year > today.getUTCFullYear()
  const thisMonth = today.getUTCMonth() + 1
  if (month === null || month !== thisMonth) return month !== null && month > thisMonth
  return day !== null && day > today.getUTCDate()
}

const fullYear = (yy: number, month: number | null, day: number | null, kind: DateKind, today: Date): number => {
  const thisYear = today.getUTCFullYear()
  const year = thisYear - (thisYear % 100) + yy
  if (kind === 'birth') return isFuture(year, month, day, today) ? year - 100 : year
  if (year > thisYear + 50) return year - 100
  return year <= thisYear - 50 ? year + 100 : year
}

const isRealDay = (day: number, month: number | null, year: number | null): boolean => {
  if (day < 1 || day > (daysInMonth[(month ?? 1) - 1] ?? 0)) return false
  return !(month === 2 && day === 29 && year !== null && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1)
}

/** YYMMDD with unknown parts; null when it is no date. */
export const parseDate = (raw: string, kind: DateKind, today: Date): MrzDate | null => {
  const yy = part(raw.slice(0, 2))
  const month = part(raw.slice(2, 4))
  const day = part(raw.slice(4, 6))
  if (yy === undefined || month === undefined || day === undefined) return null
  if (month !== null && (month < 1 || month > 12)) return null
  const year = yy === null ? null : fullYear(yy, month, day, kind, today)
  return day === null || isRealDay(day, month, year) ? { day, month, year } : null
}
