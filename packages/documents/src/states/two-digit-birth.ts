import { fullYear } from '../mrz/parse/parse-date.js'

/** DD-MM-YYYY of a birth date whose year has two digits. */
export const twoDigitBirth = (day: string, month: string, year: string, today: Date): string =>
  [day, month, fullYear(Number(year), { day: Number(day), month: Number(month) }, 'birth', today)].join('-')
