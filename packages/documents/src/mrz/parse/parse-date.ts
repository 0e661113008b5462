import type { MrzDate } from '../mrz-date.js'

/** Which century two digits mean: nobody is born in the future; a document expires within 50 years of today, either way. */
export type DateKind = 'birth' | 'expiry'

/** Parts that a document leaves open are null. */
interface DayOfYear {
  readonly month: number | null
  readonly day: number | null
}

/** Whether a day lies after today; what is unknown of it is taken for the earliest it may be. */
export const isFuture = (year: number, { month, day }: DayOfYear, today: Date): boolean => {
  if (year !== today.getUTCFullYear()) return year > today.getUTCFullYear()
  const thisMonth = today.getUTCMonth() + 1
  if (month === null || month !== thisMonth) return month !== null && month > thisMonth
  return day !== null && day > today.getUTCDate()
}

/** The one century rule, for zones and for print; births stand for issues too, as both lie in the past. */
export const fullYear = (yy: number, dayOfYear: DayOfYear, kind: DateKind, today: Date): number => {
  const thisYear = today.getUTCFullYear()
  const year = thisYear - (thisYear % 100) + yy
  if (kind === 'birth') return isFuture(year, dayOfYear, today) ? year - 100 : year
  if (year > thisYear + 50) return year - 100
  return year <= thisYear - 50 ? year + 100 : year
}

/** Two-digit parts as printed; null for an unknown one. */
export interface DateParts {
  yy: number | null
  month: number | null
  day: number | null
}

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `undefined` for what is neither digits nor fillers; some issuers print X for the filler. */
const part = (text: string): number | null | undefined => {
  if (/^\d\d$/.test(text)) return Number(text)
  return text === '<<' || text === 'XX' ? null : undefined
}

/** YYMMDD, when some year has such a day. */
export const readDateParts = (raw: string): DateParts | null => {
  const yy = part(raw.slice(0, 2))
  const month = part(raw.slice(2, 4))
  const day = part(raw.slice(4, 6))
  if (yy === undefined || month === undefined || day === undefined) return null
  if (month !== null && (month < 1 || month > 12)) return null
  if (day !== null && (day < 1 || day > daysInMonth[(month ?? 1) - 1]!)) return null
  return { yy, month, day }
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
