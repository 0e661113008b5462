import type { EngineAnswer, OcrAnswer } from '@vivid/contract'
import { loadCatalogue, type MrzDocument } from '@vivid/documents'
import { describe, expect, it } from 'vitest'
import { interpret } from '../interpret/interpret.js'
import { recognise } from '../interpret/recognise.js'
import type { ReadDocument } from '../read-document.js'
import { lineOf, type Print, VIEW } from '../testing/printed.js'
import { zoneOf } from '../testing/zone-of.js'
import { type Passport, takePassport } from './answer-passport.js'
import { answerMexicanPassport, answerPassportPlus } from './answer-printed-passport.js'
import { describeDetails } from './describe-details.js'

const today = new Date('2026-06-01')
const knowledge = { catalogue: loadCatalogue(), today }

const printed = {
  surnames: 'GARCÍA PEÑA',
  names: 'ANA LUISA',
  number: 'XC4519087',
  born: '12 JAN 1990',
  sex: 'F',
  expires: '01 JAN 2030',
}

const pageOf = (print: typeof printed, more: readonly Print[] = []): readonly Print[] => [
  ['PASSPORT', 4, 4],
  ['Passport No.', 70, 8],
  [print.number, 70, 13],
  ['Surname', 30, 19],
  [print.surnames, 30, 24],
  ['Given names', 30, 30],
  [print.names, 30, 35],
  ['Nationality', 30, 41],
  ['UTOPIAN', 30, 46],
  ['Date of birth', 30, 52],
  [print.born, 30, 57],
  ['Sex', 70, 52],
  [print.sex, 70, 57],
  ['Date of issue', 30, 63],
  ['02 JAN 2020', 30, 68],
  ['Date of expiry', 70, 63],
  [print.expires, 70, 68],
  ...more,
]

const holder: Partial<MrzDocument> = {
  format: 'TD3',
  documentCode: 'P',
  surnames: 'Garcia Pena',
  givenNames: 'Ana Luisa',
  documentNumber: 'XC4519087',
}
const somebodyElse: Partial<MrzDocument> = {
  ...holder,
  surnames: 'Lindqvist',
  givenNames: 'Oskar Emil',
  documentNumber: 'KF8823140',
  birthDate: { day: 30, month: 7, year: 1975 },
  sex: 'M',
  expiryDate: { day: 9, month: 11, year: 2031 },
}

const read = (prints: readonly Print[], zone: Partial<MrzDocument>) => {
  const page = { document: null, mrz: zoneOf(today, zone), print: { lines: prints.map(lineOf), flat: { view: VIEW } } }
  const document = { ...page, codes: null } as unknown as ReadDocument
  return { passport: takePassport(document) as Passport, page: interpret(recognise([document], knowledge, 'passport')) }
}

const answer = (prints: readonly Print[], zone = holder, as = answerPassportPlus) => {
  const { passport, page } = read(prints, zone)
  const answered: EngineAnswer<OcrAnswer> = as(passport, page, 'en')
  const { contradictions, fields } = describeDetails(
    { ...page, recognised: { ...page.recognised, reads: [] } },
    answered,
    [],
  )
  return { answered, contradictions, fields }
}

it('holds the print, spelt as printed', () => {
  const { answered, contradictions } = answer(pageOf(printed))
  expect(answered).toMatchObject({
    body: {
      MRZ: { surnames: 'GARCIA PENA' },
      OCR: { surnames: 'GARCÍA PEÑA', names: 'ANA', midlename: 'LUISA', document_number: 'XC4519087' },
      valid: true,
    },
  })
  expect(answered).not.toHaveProperty('reason')
  expect(contradictions).toEqual([])
})

describe('a zone of somebody else', () => {
  it('is told in MRZ, and the print in OCR', () => {
    const { answered, contradictions } = answer(pageOf(printed), somebodyElse)
    expect(answered).toMatchObject({
      reason: 'zone_contradicts_print',
      body: {
        MRZ: { surnames: 'LINDQVIST', document_number: 'KF8823140', gender: 'M', birth_date: '30-07-75' },
        OCR: {
          names: 'ANA',
          midlename: 'LUISA',
          surnames: 'GARCÍA PEÑA',
          document_number: 'XC4519087',
          birth_date: '12-01-1990',
          expiration_date: '01-01-2030',
          issuing_date: '02-01-2020',
        },
        valid: false,
      },
    })
    expect(contradictions).toContainEqual({
      field: 'document_number',
      between: ['print', 'machine'],
      values: ['XC4519087', 'KF8823140'],
    })
    const fields = ['birth_date', 'document_number', 'expiration_date', 'gender', 'names', 'surnames']
    expect(contradictions.map(({ field }) => field).sort()).toEqual(fields)
  })

  it.each([
    ['surnames', { surnames: 'GARCÍA SOLER' }],
    ['names', { names: 'MARTA' }],
    ['document_number', { number: 'XC4519887' }],
    ['birth_date', { born: '13 JAN 1990' }],
    ['gender', { sex: 'M' }],
    ['expiration_date', { expires: '01 JAN 2031' }],
  ])('is found by %s alone', (field, change) => {
    const { answered, contradictions } = answer(pageOf({ ...printed, ...change }))
    expect(answered).toMatchObject({ reason: 'zone_contradicts_print', body: { valid: false } })
    expect(contradictions.map((one) => one.field)).toEqual([field])
  })

  it('is told by the reason alone where the answer has no `valid`', () => {
    const mexican = { ...somebodyElse, issuingState: 'MEX', nationality: 'MEX' }
    const { answered } = answer(pageOf({ ...printed, number: 'G45190871' }), mexican, answerMexicanPassport)
    expect(answered).toMatchObject({
      reason: 'zone_contradicts_print',
      body: { MRZ: { gender: 'M' }, OCR: { document_number: 'G45190871', gender: 'F', birth_date: '12-01-1990' } },
    })
    expect(answered).not.toHaveProperty('body.valid')
  })
})

describe('a right passport', () => {
  const misread = (text: string, confidence: number) =>
    pageOf(printed).map((line): Print => (line[0] === printed.number ? [text, line[1], line[2], confidence] : line))

  it('takes from its zone a letter that was hardly read', () => {
    expect(answer(misread('XC4S19087', 0.6)).answered).toMatchObject({
      body: { OCR: { document_number: 'XC4519087' }, valid: true },
    })
  })

  it.each([
    ['above', 'MOHORROMOVA', [['MAHARRAMOVA', 30, 28]]],
    ['on the same line', 'MOHORROMOVA/MAHARRAMOVA', []],
  ] as [string, string, Print[]][])('may print its name in another script %s', (_, surnames, more) => {
    const { contradictions } = answer(pageOf({ ...printed, surnames }, more), { ...holder, surnames: 'Maharramova' })
    expect(contradictions).toEqual([])
  })

  it('may be of a holder born in another century than a zone would tell', () => {
    const { contradictions } = answer(pageOf({ ...printed, born: '12 JAN 1912' }), {
      ...holder,
      birthDate: { day: 12, month: 1, year: 1912 },
    })
    expect(contradictions).toEqual([])
  })
})

describe('a field that was not read in print', () => {
  const nameless = pageOf(printed).filter(([text]) => text !== printed.surnames)

  it('is what the zone says where nothing else contradicts it, and details tell by its source', () => {
    const { answered, fields } = answer(nameless)
    expect(answered).toMatchObject({ body: { OCR: { surnames: 'GARCIA PENA', names: 'ANA' }, valid: true } })
    expect(fields.surnames).toMatchObject({ source: 'mrz', agreeing: ['mrz'] })
  })

  it('is empty beside a zone of somebody else', () => {
    expect(answer(nameless, somebodyElse).answered).toMatchObject({
      body: { OCR: { surnames: '', names: 'ANA' }, valid: false },
    })
  })
})

it('says that the print was not read where none of it was', () => {
  expect(answer([['PASSPORT', 4, 4]]).answered).toMatchObject({ body: { OCR: { error_code: 818 } } })
})
