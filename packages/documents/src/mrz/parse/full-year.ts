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
