import { expect, it } from 'vitest'
import { formatLongDate } from '../mrz/mrz-date.js'
import { parseDate } from '../mrz/parse/parse-date.js'
import { parseLastDayOfMonth, parseLastDayOfYear, parseMonthFirstDate, parsePrintedDate } from './parse-date.js'

const today = new Date('2026-06-01')
const read = (text: string, dateKind: 'birth' | 'expiry' = 'birth') =>
  parsePrintedDate(text, { today, dateKind })?.value

it.each([
  ['12/01/1990', '12-01-1990'],
  ['12 01 1990', '12-01-1990'],
  ['12.01.90', '12-01-1990'],
  ['1.2.1990', '01-02-1990'],
  ['23. 09. 1975 -846R', '23-09-1975'],
  ['08.06..1994', '08-06-1994'],
  ['1990-01-12', '12-01-1990'],
  ['1990-JAN-12', '12-01-1990'],
  ['1990 ENE 12', '12-01-1990'],
  ['12 ENE/JAN 1990', '12-01-1990'],
  ['12 ENE/ JAN 1990', '12-01-1990'],
  ['12-ENE-1990', '12-01-1990'],
  ['12AGO1990', '12-08-1990'],
  ['05DIC2031', '05-12-2031'],
  ['21 SEPTIEMBRE 1997', '21-09-1997'],
  ['21 SEPTIEMBRE 1 997', '21-09-1997'],
  ['Nacido el l de Noviembre de 2004', '01-11-2004'],
  ['I NOV 2004', '01-11-2004'],
  ['12 de enero de 1990', '12-01-1990'],
  ['27 de Juio de 2019', '27-07-2019'],
  ['27 de Juno de 2019', '27-06-2019'],
  ['12 DICIEMBRE 1990', '12-12-1990'],
  ['JAN 12, 1990', '12-01-1990'],
  ['MAR 05 2020 - MAY 10 2030', '05-03-2020'],
  ['09051993', '09-05-1993'],
  ['O9 O5 l993', '09-05-1993'],
  ['12 FNE 1990', '12-01-1990'],
  ['26 0CT 2031', '26-10-2031'],
  ['23 JUL2020, CIUDAD', '23-07-2020'],
  ['11 NOVINOV 2023', '11-11-2023'],
  ['05I07/198O', '05-07-1980'],
  ['27 AGO 2026, MONTEVERDE ALTO', '27-08-2026'],
  ['01-01-9999', '01-01-9999'],
  ['19 08 20016', '19-08-2016'],
  ['26-DIC-20030', '26-12-2030'],
  ['12 01 19900', '12-01-1990'],
  ['06-1122017', '06-11-2017'],
  ['I26-JUL-1965', '26-07-1965'],
  ['28/10/021', '28-10-2021'],
  ['28 10 985', '28-10-1985'],
  ['|12/01/1990', '12-01-1990'],
  ['12 01 1990l', '12-01-1990'],
  ['23 AGOI AUG 2023', '23-08-2023'],
  ['06 OCTI OCT 1976', '06-10-1976'],
  ['12 ENE JAN 1990', '12-01-1990'],
  ['17 DC 2026', '17-12-2026'],
  ['122-AGO-1952', '22-08-1952'],
  ['02 SEP 224', '02-09-2024'],
])('%s', (text, date) => {
  expect(read(text)).toBe(date)
})

it.each([
  '31.02.1990',
  '12 XYZ 1990',
  '2019 - 2029',
  'NO CADUCA',
  '1.70',
  '12345678Z',
  '00.01.1990',
  '17 JU 2026',
  '12 ENE FEB 1990',
  '12 01 20011',
])('%s is no date', (text) => {
  expect(read(text)).toBeUndefined()
})

it('takes two digits of a year by what the date is', () => {
  expect(read('12.01.45', 'birth')).toBe('12-01-1945')
  expect(read('12.01.45', 'expiry')).toBe('12-01-2045')
})

it.each([
  ['01.06.26', 'birth', '01-06-2026'],
  ['02.06.26', 'birth', '02-06-1926'],
  ['01.07.26', 'birth', '01-07-1926'],
  ['31.12.76', 'expiry', '31-12-2076'],
  ['01.01.77', 'expiry', '01-01-1977'],
] as const)('print and zone mean the same century: %s as %s', (text, kind, date) => {
  const [day, month, year] = text.split('.')
  expect(read(text, kind)).toBe(date)
  expect(formatLongDate(parseDate(`${year}${month}${day}`, kind, today)!)).toBe(date)
})

it('knows which characters a date was read from', () => {
  const { value, from } = parsePrintedDate('1 ENE 1990', { today, dateKind: 'birth' })!
  expect(value).toHaveLength(from.length)
  expect(from.slice(-4)).toEqual([6, 7, 8, 9])
})

it('takes the last day where only years are printed', () => {
  expect(parseLastDayOfYear('2019 - 2029', { today, dateKind: 'expiry' })?.value).toBe('31-12-2029')
  expect(parseLastDayOfYear('12/05/2029', { today, dateKind: 'expiry' })?.value).toBe('12-05-2029')
})

it.each([
  ['07/31/1990', '31-07-1990'],
  ['O7/04/2O30', '04-07-2030'],
  ['31/07/1990', undefined],
])('with the month first, %s: %s', (text, date) => {
  expect(parseMonthFirstDate(text, { today, dateKind: 'birth' })?.value).toBe(date)
})

it.each([
  ['02/2028', '29-02-2028'],
  ['F. VENC 09/2031', '30-09-2031'],
  ['14/09/2031', '14-09-2031'],
  ['13/2031', undefined],
])('reads the month %s as its last day', (text, day) => {
  expect(parseLastDayOfMonth(text, { today, dateKind: 'expiry' })?.value).toBe(day)
})

it('of two dates with a dash between, the end is the expiry and the beginning what else is asked for', () => {
  expect(read('12.04.18-01.08.2028', 'expiry')).toBe('01-08-2028')
  expect(read('12.04.2018 - 01.08.2028')).toBe('12-04-2018')
})
