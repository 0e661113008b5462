import { describe, expect, it } from 'vitest'
import { parseMrz } from './parse-mrz.js'

const today = new Date('2026-11-15T00:00:00Z')
const read = (...lines: string[]) => parseMrz(lines, today)!

describe('parseMrz', () => {
  it("reads ICAO 9303-4's passport", () => {
    const reading = read('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10')
    expect(reading).toMatchObject({
      format: 'TD3',
      valid: true,
      failingChecks: [],
      failingFields: [],
      surnames: { value: 'ERIKSSON' },
      givenNames: { value: 'ANNA MARIA' },
      namesTruncated: false,
      documentNumber: { value: 'L898902C3', raw: 'L898902C3' },
      birthDate: { value: { day: 12, month: 8, year: 1974 } },
      expiryDate: { value: { day: 15, month: 4, year: 2012 } },
      sex: { value: 'F' },
      country: 'UTO',
      registryNumber: 'ZE184226B',
    })
  })

  it('names the failing check digits and keeps the raw text', () => {
    const reading = read('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408132F1204159ZE184226B<<<<<10')
    expect(reading.valid).toBe(false)
    expect(reading.failingChecks).toEqual(['birthDate', 'composite'])
    expect(reading.failingFields).toEqual(['birthDate'])
    expect(reading.birthDate).toEqual({ raw: '740813', value: { day: 13, month: 8, year: 1974 }, valid: false })
  })

  it.each([
    ['ICAO 9303-5', 'I<UTOD23145890<7349<<<<<<<<<<<', '3407127M9507122UTO<<<<<<<<<<<2', 'D23145890734'],
    ['number alone (Belgium)', 'IDBEL600001795<0152<<<<<<<<<<<', '1301014F2311207BEL130101987398', '600001795015'],
    ['with the filler (Portugal)', 'I<PRT000024759<ZZ72<<<<<<<<<<<', '8010100F2006017PRT<<<<<<<<<<<8', '000024759ZZ7'],
  ])('joins long TD1 numbers: %s', (_, first, second, number) => {
    const reading = read(first, second, 'STEVENSON<<PETER<JOHN<<<<<<<<<')
    expect(reading).toMatchObject({
      valid: true,
      documentNumber: { value: number, valid: true },
      registryNumber: expect.any(String),
    })
    expect(reading.optionalData!.value).toBe('')
  })

  it('reads the German card: D, no sex', () => {
    const reading = read(
      'IDD<<T220001293<<<<<<<<<<<<<<<',
      '6408125<2010315D<<<<<<<<<<<<<4',
      'MUSTERMANN<<ERIKA<<<<<<<<<<<<<',
    )
    expect(reading).toMatchObject({
      valid: true,
      country: 'DEU',
      nationalityCountry: 'DEU',
      sex: { value: '', valid: true },
    })
    expect(reading.issuingState).toEqual({ raw: 'D<<', value: 'D', valid: true })
  })

  it('reads the old French card', () => {
    const reading = read('IDFRAPETE<<<<<<<<<<<<<<<<<<<<<952042', '0509952018746NICOLAS<<PAUL<8206152M3')
    expect(reading).toMatchObject({
      format: 'IDFRA',
      valid: true,
      surnames: { value: 'PETE' },
      givenNames: { value: 'NICOLAS PAUL' },
      documentNumber: { value: '050995201874' },
      nationalityCountry: 'FRA',
      expiryDate: null,
      issuingDate: { day: null, month: 9, year: 2005 },
    })
  })

  it.each([
    'GBD',
    'GBN',
    'GBO',
    'GBP',
    'GBS',
    'UTO',
    'XXA',
    'XXB',
    'XXC',
    'XXX',
    'UNO',
    'UNA',
    'UNK',
    'EUE',
    'RKS',
    'XOM',
    'XPO',
  ])('keeps %s as printed', (code) => {
    const reading = read(
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      `L898902C36${code}7408122F1204159ZE184226B<<<<<10`,
    )
    expect(reading.nationality).toEqual({ raw: code, value: code, valid: true })
    expect(reading.nationalityCountry).toBe(code)
  })

  it('knows no state UTX, and says so', () => {
    const reading = read('P<UTXERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10')
    expect(reading.issuingState).toEqual({ raw: 'UTX', value: null, valid: false })
    expect(reading.failingFields).toEqual(['issuingState'])
  })

  it('finds national numbers in the optional data', () => {
    const reading = read(
      'IDESPBAA000589599999999R<<<<<<',
      '8001014F2501017ESP<<<<<<<<<<<7',
      'ESPANOLA<ESPANOLA<<CARMEN<<<<<',
    )
    expect(reading.nationalNumber).toEqual({ kind: 'DNI', value: '99999999R' })
    expect(reading.registryNumber).toBe('99999999R')
  })

  it('is null for lengths that no format has', () => {
    expect(parseMrz([], today)).toBeNull()
    expect(parseMrz(['P<UTOERIKSSON', 'L898902C36UTO'], today)).toBeNull()
    expect(parseMrz(['<'.repeat(44)], today)).toBeNull()
  })
})
