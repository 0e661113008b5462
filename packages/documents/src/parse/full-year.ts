import type { DateKind } from '../mrz/parse/parse-date.js'

/** Two digits mean what the field allows: births and issues lie in the past, an expiry within 50 years of today. */
export const fullYear = (yy: number, kind: DateKind, today: Date): number => {
  const thisYear = today.getUTCFullYear()
  const year = thisYear - (thisYear % 100) + yy
  if (kind === 'birth') return year > thisYear ? year - 100 : year
  return year > thisYear + 50 ? year - 100 : year
}
