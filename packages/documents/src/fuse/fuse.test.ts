import { describe, expect, it } from 'vitest'
import type { Candidate } from '../fields/candidate.js'
import { printedCandidate } from '../testing/printed-candidate.js'
import { fuse } from './fuse.js'

const candidate = ({ field, value, ...more }: Partial<Candidate> & Pick<Candidate, 'field' | 'value'>): Candidate =>
  printedCandidate(field, value, more)
const zone = (field: Candidate['field'], value: string, more: Partial<Candidate> = {}) =>
  candidate({ field, value, source: 'mrz', verified: field !== 'names' && field !== 'surnames', ...more })
const barcode = (field: Candidate['field'], value: string) =>
  candidate({ field, value, source: 'barcode', verified: true, confidence: 0.99, truncated: true })
const print = (field: Candidate['field'], value: string, more: Partial<Candidate> = {}) =>
  candidate({ field, value, ...more })

it('does not go on from a zone by a letter that was read twice', () => {
  const cut = zone('surnames', 'ECHEVERRIA DE LOS MONTEROS', { truncated: true })
  const fields = fuse([cut, print('surnames', 'ECHEVERRÍA DE LOS MONTEROSS')])
  expect(fields.surnames?.value).toBe('ECHEVERRÍA DE LOS MONTEROS')
})

describe('who wins', () => {
  it('a name that a zone tells in full beats print that has its beginning alone', () => {
    const unsure = zone('names', 'KEVIN', { confidence: 0.5 })
    expect(fuse([unsure, print('names', 'KE', { confidence: 1 })]).names?.value).toBe('KEVIN')
  })

  it("a printed number that keeps its state's rule beats a zone's that breaks it", () => {
    const serial = zone('document_number', '123456789', { flags: ['national_rule_fails'] })
    expect(fuse([serial, print('document_number', '2394728100101')]).document_number?.value).toBe('2394728100101')
    expect(
      fuse([serial, print('document_number', '1', { flags: ['national_rule_fails'] })]).document_number?.value,
    ).toBe('123456789')
  })

  it('a check digit beats a barcode beats print', () => {
    const all = [
      print('birth_date', '01-01-1990'),
      barcode('birth_date', '02-01-1990'),
      zone('birth_date', '03-01-1990'),
    ]
    expect(fuse(all).birth_date).toMatchObject({ value: '03-01-1990', source: 'mrz' })
    expect(fuse(all.slice(0, 2)).birth_date).toMatchObject({ value: '02-01-1990', source: 'barcode' })
  })

  it('print beats a zone whose check digit fails', () => {
    const failing = zone('document_number', 'X0000000', { flags: ['check_digit_fails'], verified: false })
    expect(fuse([failing, print('document_number', 'X1234567')]).document_number).toMatchObject({
      value: 'X1234567',
      source: 'print',
    })
  })

  it('agreement raises confidence, and says who agrees', () => {
    const both = fuse([zone('gender', 'F'), print('gender', 'F')]).gender
    expect(both?.agreeing).toEqual(['mrz', 'print'])
    expect(both?.confidence).toBeGreaterThan(fuse([zone('gender', 'F')]).gender!.confidence)
  })

  it('no agreement of blood types whose signs differ', () => {
    const both = fuse([barcode('blood_type', 'A+'), print('blood_type', 'A-')]).blood_type
    expect(both).toMatchObject({ value: 'A+', agreeing: ['barcode'] })
  })

  it('says when another source clearly contradicts', () => {
    const both = [zone('document_number', '12345678'), print('document_number', '87654321')]
    expect(fuse(both).document_number?.flags).toEqual(['sources_disagree'])
  })
})

describe('how names are spelt', () => {
  const surnames = (machine: Candidate, printed: string) => fuse([machine, print('surnames', printed)]).surnames?.value

  it.each([
    ['NUNEZ PENA', 'NÚÑEZ PEÑA', 'NÚÑEZ PEÑA'],
    ['MUELLER', 'MÜLLER', 'MÜLLER'],
    ['GARCIA PENA', 'GARCÍA-PEÑA', 'GARCÍA-PEÑA'],
    ['E SOUSA BRANDAO', 'ESOUSA BRANDÃO', 'E SOUSA BRANDÃO'],
    ['FERNANDEZ', 'FERNÁNDE2', 'FERNÁNDEZ'],
    ['AABERG', 'ÅBEPG', 'ÅBERG'],
  ])('zone %s and print %s: %s', (machine, printed, spelt) => {
    expect(surnames(zone('surnames', machine, { confidence: 0.95 }), printed)).toBe(spelt)
  })

  it('goes on where the zone was cut short, also through a misreading', () => {
    const cut = (value: string) => zone('surnames', value, { truncated: true, confidence: 0.99 })
    expect(surnames(cut('FERNA DE CORD'), 'FERNÁNDEZ DE CÓRDOBA')).toBe('FERNÁNDEZ DE CÓRDOBA')
    expect(surnames(cut('ANDRES MAR'), 'ANDRÉS MAPTÍN')).toBe('ANDRÉS MARTÍN')
  })

  it('stays with the zone where the print says something else', () => {
    expect(surnames(zone('surnames', 'PEREZ', { confidence: 0.99 }), 'GONZÁLEZ')).toBe('PEREZ')
  })
})

it('flags dates that cannot follow each other', () => {
  const fields = fuse([
    print('birth_date', '01-01-1990'),
    print('issuing_date', '01-01-2020'),
    print('expiration_date', '01-01-2019'),
  ])
  expect(fields.expiration_date?.flags).toEqual(['inconsistent'])
  expect(fields.issuing_date?.flags).toEqual(['inconsistent'])
  expect(fields.birth_date?.flags).toEqual([])
})
