import { fullYear } from '../mrz/parse/parse-date.js'
import { readMonths } from './months.js'
import { FILLED_IN, type ParseContext, type ParsedValue, type Parser } from './parsed-value.js'
import { endOfSpan, readAsDigits, readLoneOnes, repairYears } from './repair-date-text.js'

const day = '(?<day>\\d{1,2})'
const month = '(?<month>\\d{1,2})'
const year = '(?<year>\\d{4}|\\d{2})'
const gap = '\\s*[.,\\-/ –·]{1,2}\\s*'
/** A slash between two languages may be read as a letter or lost: AGOI AUG. A short word has lost a letter: DC. */
const word =
  '(?<word>(?=[01]*\\p{L})[\\p{L}01]{2,12})\\.?(?:(?:\\s*[/|]\\s*|\\s+(?!DEL?\\s))(?<other>\\p{L}[\\p{L}01]{1,11})\\.?)?'
const start = '(?<!\\d)'
const end = '(?!\\d)'

/** In order of trust; the first that is a date wins. */
const forms: readonly { form: RegExp; fit: number }[] = [
  { form: `${start}${day}${gap}${month}${gap}${year}${end}`, fit: 1 },
  { form: `${start}(?<year>\\d{4})${gap}${month}${gap}${day}${end}`, fit: 1 },
  { form: `${start}${day}\\s*[.\\-/]?\\s*(?:DE\\s+)?${word}\\s*[.,\\-/]?\\s*(?:DEL?\\s+)?${year}${end}`, fit: 1 },
  { form: `${word}\\s+${day}\\s*,?\\s+(?<year>\\d{4})${end}`, fit: 1 },
  { form: `${start}(?<year>\\d{4})\\s*[.\\-/ ]\\s*${word}\\s*[.\\-/ ]\\s*${day}${end}`, fit: 0.9 },
  { form: `${start}(?<day>\\d{2})(?<month>\\d{2})\\s*[.\\-/ ]?\\s*(?<year>(?:19|20)\\d{2})${end}`, fit: 0.8 },
  { form: `${start}(?<day>\\d{2})\\s*[.\\-/ ]\\s*(?<month>\\d{2})(?<year>(?:19|20)\\d{2})${end}`, fit: 0.8 },
  // One separator read as a digit.
  { form: `${start}(?<day>\\d{2})[.\\-/ ](?<month>\\d{2})\\d(?<year>(?:19|20)\\d{2})${end}`, fit: 0.7 },
  // A year whose first digit was lost, or whose first zero was: 28/10/021, 2 SEP 221.
  { form: `${start}${day}${gap}${month}${gap}(?<year>[09]\\d{2}|2[1-9]\\d)${end}`, fit: 0.8 },
  { form: `${start}${day}\\s*[.\\-/]?\\s*${word}\\s*[.,\\-/]?\\s*(?<year>[09]\\d{2}|2[1-9]\\d)${end}`, fit: 0.8 },
  // A bar before the day read as a one: no day has three digits.
  { form: `${start}1(?<day>\\d{2})\\s*[.\\-/]?\\s*${word}\\s*[.,\\-/]?\\s*(?<year>\\d{4})${end}`, fit: 0.8 },
  // Slashes read as ones.
  { form: `${start}(?<day>\\d{2})[1/](?<month>\\d{2})[1/](?<year>(?:19|20)\\d{2})${end}`, fit: 0.7 },
].map(({ form, fit }) => ({ form: new RegExp(form, 'diu'), fit }))

const isDay = (d: number, m: number, y: number): boolean => {
  if (m < 1 || m > 12 || d < 1 || y < 1880 || (y > 2150 && y !== 9999)) return false
  return d <= new Date(Date.UTC(y, m, 0)).getUTCDate()
}

const placesOf = (span: readonly [number, number] | undefined, length: number, filler = FILLED_IN): number[] =>
  Array.from({ length }, (_, index) => {
    if (!span) return -1
    const missing = length - (span[1] - span[0])
    return index < missing ? filler : span[0] + index - missing
  })

/** By the digit with which the rest begins: 021 is 2021, 221 too, 986 is 1986. */
const lostDigits = (year: string): number => (year.startsWith('0') ? 2000 : year.startsWith('2') ? 1800 : 1000)

const build = (match: RegExpExecArray, fit: number, { dateKind, today }: ParseContext): ParsedValue | null => {
  const { groups = {}, indices } = match
  const named = groups.month ? Number(groups.month) : readMonths(groups.word ?? '', groups.other)
  if (named === null) return null
  const short = groups.year!.length === 2
  const days = Number(groups.day)
  const years = Number(groups.year) + (groups.year!.length === 3 ? lostDigits(groups.year!) : 0)
  const fullYears = short ? fullYear(years, { month: named, day: days }, dateKind, today) : years
  if (!isDay(days, named, fullYears)) return null
  const spans = indices?.groups ?? {}
  return {
    value: [String(days).padStart(2, '0'), String(named).padStart(2, '0'), String(fullYears)].join('-'),
    from: [
      ...placesOf(spans.day, 2),
      -1,
      ...(groups.month ? placesOf(spans.month, 2) : [spans.word?.[0] ?? -1, spans.word?.[0] ?? -1]),
      -1,
      ...placesOf(spans.year, 4, groups.year!.length === 3 ? FILLED_IN : -1),
    ],
    fit: short ? fit * 0.9 : fit,
  }
}

/** DD-MM-YYYY from any usual print: 12/01/1990, 12 01 90, 1990-01-12, 12 ENE/JAN 1990, 12 de enero de 1990. */
export const parsePrintedDate: Parser = (text, context) => {
  // Letters are read as digits only beside a digit: most texts are soon told to be no date.
  if (!/\d/.test(text)) return null
  const repaired = endOfSpan(repairYears(readAsDigits(readLoneOnes(text)), context.today), context.dateKind)
  for (const { form, fit } of forms) {
    const match = form.exec(repaired)
    const parsed = match && build(match, fit, context)
    if (parsed) return parsed
  }
  return null
}

const monthFirst = new RegExp(`${start}${month}${gap}${day}${gap}(?<year>\\d{4})${end}`, 'diu')

/** DD-MM-YYYY where the card prints the month first, as in the United States: 07/31/1990; months in words are read as everywhere. */
export const parseMonthFirstDate: Parser = (text, context) => {
  const match = monthFirst.exec(repairYears(readAsDigits(text), context.today))
  if (match) return build(match, 1, context)
  return /\p{L}{3}/u.test(text) ? parsePrintedDate(text, context) : null
}

/** Where only a year or a span of years is printed (Mexico's VIGENCIA): its last day. */
export const parseLastDayOfYear: Parser = (text, context) => {
  const whole = parsePrintedDate(text, context)
  if (whole) return whole
  const years = [...readAsDigits(text).matchAll(/(?<!\d)20\d{2}(?!\d)/g)]
  const last = years.at(-1)
  if (!last) return null
  return {
    value: `31-12-${last[0]}`,
    from: [-1, -1, -1, -1, -1, -1, ...placesOf([last.index, last.index + 4], 4)],
    fit: 1,
  }
}

/** Where only month and year are printed (Venezuela's F. VENCIMIENTO): the month's last day. */
export const parseLastDayOfMonth: Parser = (text, context) => {
  const whole = parsePrintedDate(text, context)
  if (whole) return whole
  const match = /(?<![\d/])(?<month>\d{2})\s?[-/]\s?(?<year>(?:19|20)\d{2})(?!\d)/d.exec(readAsDigits(text))
  const [month, year] = [Number(match?.groups?.month), Number(match?.groups?.year)]
  if (!match || !isDay(1, month, year)) return null
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const { month: monthSpan, year: yearSpan } = match.indices!.groups!
  return {
    value: [String(last), String(month).padStart(2, '0'), String(year)].join('-'),
    from: [-1, -1, -1, ...placesOf(monthSpan, 2), -1, ...placesOf(yearSpan, 4)],
    fit: 1,
  }
}
