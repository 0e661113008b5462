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
