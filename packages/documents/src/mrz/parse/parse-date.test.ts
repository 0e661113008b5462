import { describe, expect, it } from 'vitest'
import { formatLongDate, formatShortDate } from '../mrz-date.js'
import { parseDate } from './parse-date.js'

const today = new Date('2026-11-15T00:00:00Z')

describe('parseDate', () => {
  it.each([
    ['261115', 2026],
    ['261116', 1926],
    ['270101', 1927],
    ['26<<<<', 2026],
    ['000229', 2000],
  ])('nobody is born after today: %s', (raw, year) => {
    expect(parseDate(raw, 'birth', today)?.year).toBe(year)
  })

  it.each([
    ['761231', 2076],
    ['770101', 1977],
    ['961210', 1996],
    ['361115', 2036],
  ])('expiry within 50 years of today: %s', (raw, year) => {
    expect(parseDate(raw, 'expiry', today)?.year).toBe(year)
  })

  it('keeps what is known of a partial date', () => {
    expect(parseDate('74<<<<', 'birth', today)).toEqual({ day: null, month: null, year: 1974 })
    expect(parseDate('7408XX', 'birth', today)).toEqual({ day: null, month: 8, year: 1974 })
    expect(parseDate('<<<<<<', 'birth', today)).toEqual({ day: null, month: null, year: null })
  })

  it.each(['741312', '740832', '740230', '750229', '74O812', '7<0812', '740012', '740800'])('%s is no date', (raw) => {
    expect(parseDate(raw, 'birth', today)).toBeNull()
  })

  it('writes dates for people', () => {
    expect(formatShortDate({ day: 1, month: 2, year: 1974 })).toBe('01-02-74')
    expect(formatLongDate({ day: 1, month: 2, year: 1974 })).toBe('01-02-1974')
    expect(formatLongDate({ day: null, month: null, year: null })).toBe('XX-XX-XXXX')
  })
})
