import { formatMrz, type MrzDocument, parseMrz } from '@vivid/documents'
import { createPicture, type LocatedDocument } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { startBudget } from '../../frame/budget.js'
import { requestBudget } from '../budgets.js'
import type { ReadDocument } from '../read-document.js'
import { answerPassport, answerPassportWithout, type Passport, takePassport } from './answer-passport.js'

const today = new Date('2026-01-15')
const anna: MrzDocument = {
  format: 'TD3',
  documentCode: 'P',
  issuingState: 'UTO',
  nationality: 'UTO',
  surnames: 'Eriksson',
  givenNames: 'Anna Maria',
  documentNumber: 'L898902C3',
  birthDate: { day: 12, month: 8, year: 1974 },
  sex: 'F',
  expiryDate: { day: 15, month: 4, year: 2032 },
  optionalData: 'ZE184226B',
}

const readOf = (lines: readonly string[] | null, document: LocatedDocument | null = null): ReadDocument => {
  const reading = lines && parseMrz(lines, today)
  const mrz = reading && ({ reading, imageScore: 0.9, attempt: {} } as unknown as ReadDocument['mrz'])
  const decoded = {
    picture: createPicture(16, 16, 3),
    format: 'jpeg',
    originalWidthPx: 16,
    originalHeightPx: 16,
    scale: 1,
  } as const
  return {
    ...decoded,
    located: { documents: [], mrzs: [] },
    document,
    mrz,
    print: null,
    codes: null,
    budget: startBudget(requestBudget),
  }
}

const errorOf = (read: ReadDocument) => {
  const passport = takePassport(read)
  return typeof passport === 'string' ? passport : 'taken'
}
const answerOf = (lines: readonly string[]) => answerPassport(takePassport(readOf(lines)) as Passport)

const quad = [
  [0, 0],
  [9, 0],
  [9, 6],
  [0, 6],
] as const

describe('answerPassport', () => {
  it('answers interface 2.2', () => {
    expect(answerOf(formatMrz(anna))).toEqual({
      outcome: 'answered',
      body: {
        document_number: 'L898902C3',
        registry_number: 'ZE184226B',
        country: 'UTO',
        names: 'ANNA MARIA',
        surnames: 'ERIKSSON',
        birth_date: '12-08-74',
        gender: 'F',
        expiration_date: '15-04-32',
        image_score: 0.9,
        valid: true,
      },
    })
  })

  it('still answers when a check digit fails, but not as valid', () => {
    const [first, second] = formatMrz(anna) as [string, string]
    const answer = answerOf([first, second.replace('L898902C3', 'L898902C4')])
    expect(answer).toMatchObject({ body: { document_number: 'L898902C4', valid: false }, reason: 'check_digit' })
  })

  it.each([
    ['birth_date_unreadable', { birthDate: { day: null, month: null, year: 1974 } }],
    ['gender_unreadable', { sex: '' }],
    ['expiration_date_unreadable', { expiryDate: { day: null, month: 4, year: 2032 } }],
    ['names_not_found', { surnames: '', givenNames: '' }],
    ['document_number_not_found', { documentNumber: '' }],
    ['document_type_mismatch', { format: 'TD1', documentCode: 'I' }],
    ['document_type_mismatch', { format: 'MRVA', documentCode: 'V' }],
  ] as [string, Partial<MrzDocument>][])('says %s', (error, change) => {
    expect(errorOf(readOf(formatMrz({ ...anna, ...change })))).toBe(error)
  })

  it('tells a card without a zone from a picture with nothing on it', () => {
    expect(errorOf(readOf(null))).toBe('mrz_not_found')
    expect(errorOf(readOf(null, { kind: 'passport', quad, confidence: 0.9 }))).toBe('mrz_not_found')
    expect(errorOf(readOf(null, { kind: 'card', quad, confidence: 0.9 }))).toBe('document_type_mismatch')
  })
})

it('answers interface 2.5 for a country whose printed text is not read', () => {
  const answer = answerPassportWithout(
    'passport_code_unsupported',
    takePassport(readOf(formatMrz(anna))) as Passport,
    'es',
  )
  const body = { MRZ: { names: 'ANNA MARIA' }, OCR: { error_code: 817 } }
  expect(answer).toMatchObject({ body, reason: 'passport_code_unsupported' })
  expect(JSON.stringify(answer)).toContain('código de pasaporte')
  expect(JSON.stringify(answer)).not.toContain('image_score')
  const [first, second] = formatMrz(anna) as [string, string]
  const forged = takePassport(readOf([first, second.replace('L898902C3', 'L898902C4')])) as Passport
  expect(answerPassportWithout('passport_code_unsupported', forged, 'en')).toMatchObject({ reason: 'check_digit' })
})
