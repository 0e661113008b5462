import { describe, expect, it } from 'vitest'
import { parseBarcode } from './parse-barcode.js'

const today = new Date('2026-06-01')
const parse = (text: string, bytes = new Uint8Array()) => parseBarcode({ format: 'PDF417', text, bytes }, today)

describe('Argentine DNI', () => {
  it('reads the order in use since 2012', () => {
    expect(parse('00527345198@GARCÍA PEÑA@JUANA INÉS@F@40680640@A@25/08/1998@06/01/2019@274')).toEqual({
      payload: 'argentine-dni',
      state: 'ARG',
      broken: false,
      values: {
        surnames: 'GARCÍA PEÑA',
        names: 'JUANA INÉS',
        gender: 'F',
        document_number: '40680640',
        birth_date: '25-08-1998',
        issuing_date: '06-01-2019',
        expiration_date: undefined,
      },
    })
  })
  it('reads the order before', () => {
    const text =
      '@34157955    @A@1@GARCIA@JUANA INES@ARGENTINA@31/05/1988@F@01/11/2011@00079064950@7055 @01/11/2026@421@0@ILR:2.20@UNIDAD #02'
    expect(parse(text).values).toMatchObject({
      surnames: 'GARCIA',
      document_number: '34157955',
      birth_date: '31-05-1988',
      expiration_date: '01-11-2026',
    })
  })
  it('takes no other word for a sex', () => {
    expect(parse('00527345198@GARCIA@JUANA@constructor@40680640@A@25/08/1998@06/01/2019').values.gender).toBeUndefined()
  })
  it('says when it does not hold together', () => {
    expect(parse('00527345198@GARCIA@JUANA@F@4068@A@45/08/1998@06/01/2019').broken).toBe(true)
  })
})

describe('Chilean link', () => {
  const link = (zone: string) =>
    `https://portal.sidiv.registrocivil.cl/docstatus?RUN=19604735-2&type=CEDULA&serial=716878462&mrz=${zone}`
  it('reads RUN, serial and the checked dates', () => {
    expect(parse(link('716878462154020233502158'))).toMatchObject({
      state: 'CHL',
      broken: false,
      values: {
        document_number: '196047352',
        support_number: '716878462',
        birth_date: '02-02-1954',
        expiration_date: '15-02-2035',
      },
    })
  })
  it('trusts no date whose check digit fails', () => {
    expect(parse(link('716878462154020293502158'))).toMatchObject({ broken: true, values: { birth_date: undefined } })
  })
})

describe('Colombian cédula', () => {
  const bytes = new Uint8Array(531)
  const put = (at: number, text: string) =>
    bytes.set(
      [...text].map((letter) => letter.charCodeAt(0)),
      at,
    )
  put(0, '0399998888')
  put(24, 'PubDSK_1')
  put(48, '0052123456')
  put(58, 'PEÑA')
  put(81, 'LOPEZ')
  put(104, 'JUANA')
  put(127, 'MARIA')
  put(150, '0F19900112150761O+')
  const values = {
    document_number: '52123456',
    surnames: 'PEÑA LOPEZ',
    names: 'JUANA MARIA',
    gender: 'F',
    birth_date: '12-01-1990',
    blood_type: 'O+',
  }
  it('reads its places', () => {
    expect(parse('', bytes)).toEqual({ payload: 'colombian-cedula', state: 'COL', broken: false, values })
  })
  it('reads them where leading bytes were dropped', () => {
    expect(parse('', bytes.slice(11)).values).toEqual(values)
  })
})

it('reads an AAMVA licence', () => {
  const text =
    '@\n\u001e\rANSI 636014040002DL00410288DLDCSSAMPLE\nDACALEX\nDADJ\nDBB01311990\nDBD02012020\nDBA01312028\nDBC1\nDAQD1234562\nDCGUSA\n'
  expect(parse(text)).toMatchObject({
    payload: 'aamva',
    values: { surnames: 'SAMPLE', names: 'ALEX J', document_number: 'D1234562', birth_date: '31-01-1990', gender: 'M' },
  })
})

it('takes no other word for a sex on an AAMVA licence', () => {
  const text =
    '@\n\u001e\rANSI 636014040002DL00410288DLDCSSAMPLE\nDACALEX\nDBB01311990\nDBCconstructor\nDAQD1234562\nDCGUSA\n'
  expect(parse(text).values.gender).toBeUndefined()
})

it("knows Puerto Rico's licences by their issuer", () => {
  const text = '@\n\u001e\rANSI 604431080002ID00410288IDDAQ1234567\nDCSORTIZ PEÑA\nDACANA\nDBB07311990\nDBC2\nDCGUSA\n'
  expect(parse(text)).toMatchObject({
    payload: 'aamva',
    state: 'PRI',
    values: { document_number: '1234567', surnames: 'ORTIZ PEÑA', birth_date: '31-07-1990', gender: 'F' },
  })
})

describe('Costa Rican cédula', () => {
  const key = [0x27, 0x30, 0x04, 0xa0, 0x00, 0x0f, 0x93, 0x12, 0xa0, 0xd1, 0x33, 0xe0, 0x03, 0xd0, 0x00, 0xdf, 0x00]
  const record = (sex: string) =>
    '109990123' +
    ['PEÑA', 'MORA'].map((name) => name.padEnd(26, '\0')).join('') +
    `${'ANA LUCÍA'.padEnd(30, '\0')}${sex}1990011220310111`.padEnd(400, 'x')
  const crypt = (text: string) =>
    Uint8Array.from(text, (character, at) => character.charCodeAt(0) ^ key[at % key.length]!)
  it('reads its places through the key', () => {
    expect(parse('', crypt(record('F')))).toEqual({
      payload: 'costa-rican-cedula',
      state: 'CRI',
      broken: false,
      values: {
        document_number: '109990123',
        surnames: 'PEÑA MORA',
        names: 'ANA LUCÍA',
        gender: 'F',
        birth_date: '12-01-1990',
        expiration_date: '11-01-2031',
      },
    })
  })
  it('has nothing behind the end of a name', () => {
    const dirty = record('F').replace('MORA\0\0\0', 'MORA\0K(').replace('ANA LUCÍA\0\0', 'ANA LUCÍA\0~')
    expect(parse('', crypt(dirty))).toMatchObject({ values: { surnames: 'PEÑA MORA', names: 'ANA LUCÍA' } })
  })
  it('takes nothing else for one', () => {
    expect(parse('', crypt(record('F').replace('ANA', 'A~@'))).payload).toBe('bytes')
    expect(parse('', crypt(record('?'))).payload).toBe('bytes')
    expect(parse('', crypt(record('F')).slice(0, 90)).payload).toBe('bytes')
  })
})

describe('Cuban carné', () => {
  it('reads its lines', () => {
    expect(parse('N:ANA LUCÍA\nA:PEÑA MORA\nCI:91021027775\nFV:AB12')).toMatchObject({
      payload: 'cuban-carne',
      state: 'CUB',
      broken: false,
      values: { document_number: '91021027775', names: 'ANA LUCÍA', surnames: 'PEÑA MORA' },
    })
  })
  it('says when its number is none', () => {
    expect(parse('N:ANA\nA:PEÑA\nCI:91023127775').broken).toBe(true)
  })
})

it.each([
  ['8-123-4567', 'panamanian-cedula', '8-123-4567'],
  ['1710034065', 'ten-digits', '1710034065'],
  ['17801146', 'eight-digits', '17801146'],
])('%s is a number alone', (text, payload, number) => {
  expect(parse(text)).toMatchObject({ payload, values: { document_number: number } })
})

it.each([
  ['http://qr.ine.mx/123456789012345678901234/20300101/P/000001', 'ine-link'],
  ['https://example.org/x?RUN=19604735-2', 'url'],
  ['una cosa cualquiera', 'text'],
  ['\u0001\u0002\u0000', 'bytes'],
])('%s is kept, not interpreted', (text, payload) => {
  expect(parse(text)).toMatchObject({ payload, values: {}, broken: false })
})
