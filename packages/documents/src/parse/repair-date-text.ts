import type { DateKind } from '../mrz/parse/parse-date.js'
import { readMonth } from './months.js'
import { asDigit } from './read-as.js'

/** A date printed without separators: 12AGO1990. */
const JOINED = /^\d{1,2}(\p{L}{3})(?:\d{4}|\d{2})$/u

/** A bar before a day or behind a year is the end of a label or of a frame: no day has three digits, no year five. */
const STRAY_BAR = /^(?:[Il|!]\d{2}|(?:19|20)\d{2}[Il|!])$/

/** Letters within a group of mostly digits are misread digits; the text keeps its length. */
export const readAsDigits = (text: string): string =>
  text.replace(/[\p{L}\d|!$]+/gu, (group) => {
    const month = JOINED.exec(group)?.[1]
    if (month && readMonth(month) !== null) return group
    if (STRAY_BAR.test(group)) return group.replace(/[^\d]/, ' ')
    const digits = [...group].filter((character) => /\d/.test(character)).length
    const read = [...group].map((character) => asDigit(character))
    const letters = group.length - digits
    const isDigits = letters * 2 <= digits || (group.length === 2 && digits === 1)
    return isDigits && read.every((digit) => digit !== null) ? read.join('') : group
  })

/** A lone one before a month's name: el l de Noviembre. */
const LONE_ONE = /(?<![\p{L}\d])[lI|](?= (?:de )?\p{L}{3,})/giu

export const readLoneOnes = (text: string): string => text.replace(LONE_ONE, '1')

/** A year behind a word that a blank parts: SEPTIEMBRE 1 997. */
const PARTED_YEAR = /(?<=\p{L}[ .,/-]{0,3})([12]) (?=[09]\d{2}(?!\d))/gu

/** Nobody is so old, and no card: a year that lies as far back was misread. */
const OLDEST_YEARS = 120

/** The years of which one digit was read twice: 20016 is 2016; 20011 may be 2001 or 2011. */
const yearsOnce = (digits: string): string[] => {
  const once = [...digits].flatMap((digit, at) =>
    digit === digits[at + 1] ? [digits.slice(0, at) + digits.slice(at + 1)] : [],
  )
  return [...new Set(once)]
}

/** A digit of a year read twice, where that leaves one year; a blank within one. The text keeps its length. */
export const repairYears = (text: string, today: Date): string =>
  text.replace(PARTED_YEAR, ' $1').replace(/(?<!\d)(?:19|20)\d{3}(?!\d)/g, (digits) => {
    const years = yearsOnce(digits).filter((year) => Number(year) >= today.getUTCFullYear() - OLDEST_YEARS)
    return years.length === 1 ? `${years[0]} ` : digits
  })

/** From one day to another: 12.04.18-01.08.2028, 2023.11.09-2033.11.08. */
const DAY = '(?<!\\d)(?:\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|\\d{4}[./-]\\d{1,2}[./-]\\d{1,2})(?!\\d)'
const SPAN = new RegExp(`^(.*?${DAY})(\\s*[-–~]\\s*)(${DAY})\\s*\\.?\\s*$`)

/** Of a span its end where an expiry is asked for, else its beginning. The text keeps its length. */
export const endOfSpan = (text: string, dateKind: DateKind): string =>
  text.replace(SPAN, (_, from: string, between: string, to: string) =>
    dateKind === 'expiry'
      ? ' '.repeat(from.length + between.length) + to
      : from + ' '.repeat(between.length + to.length),
  )
