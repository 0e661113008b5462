import { describe, expect, it } from 'vitest'
import { checkDigit } from './check-digit.js'
import { formatMrz } from './format-mrz.js'
import type { MrzDocument } from './mrz-document.js'

const date = (year: number | null, month: number | null, day: number | null) => ({ day, month, year })

// The holder of ICAO 9303's own specimens.
const anna: MrzDocument = {
  format: 'TD3',
  documentCode: 'P',
  issuingState: 'UTO',
  nationality: 'UTO',
  surnames: 'Eriksson',
  givenNames: 'Anna Maria',
  documentNumber: 'L898902C3',
  birthDate: date(1974, 8, 12),
  sex: 'F',
  expiryDate: date(2012, 4, 15),
  optionalData: 'ZE184226B',
}

describe('formatMrz', () => {
  it('prints the specimens of ICAO 9303', () => {
    expect(formatMrz(anna)).toEqual([
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ])
    const card = { ...anna, documentCode: 'I', documentNumber: 'D23145890', optionalData: '' }
    expect(formatMrz({ ...card, format: 'TD1' })).toEqual([
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ])
    expect(formatMrz({ ...card, format: 'TD2' })).toEqual([
      'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<',
      'D231458907UTO7408122F1204159<<<<<<<6',
    ])
  })

  it('prints the visas of ICAO 9303-7', () => {
    const visa = {
      ...anna,
      documentCode: 'V',
      nationality: 'XXX',
      documentNumber: 'L8988901C',
      birthDate: date(1940, 9, 7),
      expiryDate: date(1996, 12, 10),
      optionalData: '6ZE184226B',
    }
    expect(formatMrz({ ...visa, format: 'MRVA' })[1]).toBe('L8988901C4XXX4009078F96121096ZE184226B<<<<<<')
    expect(formatMrz({ ...visa, format: 'MRVB', optionalData: '' })[1]).toBe('L8988901C4XXX4009078F9612109<<<<<<<<')
  })

  it('prints the old French card', () => {
    expect(
      formatMrz({
        ...anna,
        format: 'IDFRA',
        documentCode: 'ID',
        issuingState: 'FRA',
        surnames: 'Pete',
        givenNames: 'Nicolas Paul',
        documentNumber: '050995201874',
        birthDate: date(1982, 6, 15),
        sex: 'M',
        issuingOffice: '952042',
      }),
    ).toEqual(['IDFRAPETE<<<<<<<<<<<<<<<<<<<<<952042', '0509952018746NICOLAS<<PAUL<8206152M3'])
  })

  it('lets a long TD1 number run into the optional data', () => {
    const [line] = formatMrz({
      ...anna,
      format: 'TD1',
      documentCode: 'I',
      documentNumber: 'D23145890734',
      optionalData: '',
    })
    expect(line).toBe('I<UTOD23145890<7349<<<<<<<<<<<')
    const belgian = formatMrz({
      ...anna,
      format: 'TD1',
      documentCode: 'ID',
      issuingState: 'BEL',
      documentNumber: '600001795015',
      optionalData: '',
    })
    expect(belgian[0]).toBe('IDBEL600001795<0152<<<<<<<<<<<')
  })

  it('prints fillers for what is unknown', () => {
    const lines = formatMrz({ ...anna, sex: '', birthDate: date(1974, null, null), optionalData: '' })
    expect(lines[1]).toMatch(/^L898902C36UTO74<<<<\d<1204159<{14}0\d$/)
    expect(formatMrz({ ...anna, optionalData: '', emptyOptionalCheck: '<' })[1]!.slice(28, 43)).toBe('<'.repeat(15))
    expect(formatMrz({ ...anna, birthDate: date(null, null, null) })[1]!.slice(13, 20)).toBe('<<<<<<0')
  })
})

describe('checkDigit', () => {
  it('follows the worked example of ICAO 9303-3', () => {
    expect(checkDigit('520727')).toBe('3')
    expect(checkDigit('AB2134<<<')).toBe('5')
  })
})
