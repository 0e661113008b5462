import { type Fields, formatMrz, type JudgedSides, parseMrz, type Template } from '@vivid/documents'
import { createPicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import type { InterpretedDocument, InterpretedSide } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'
import { rejectCard as reject } from './reject-card.js'

const rejectCard = (given: InterpretedDocument) => reject(given, new Date('2026-01-01'))

const field = (value: string) => ({ value }) as Fields['names'] & {}
const complete: Fields = {
  document_number: field('12345678Z'),
  names: field('ANA'),
  surnames: field('GARCÍA PEÑA'),
  birth_date: field('01-02-1990'),
  gender: field('F'),
}
const without = (...names: (keyof Fields)[]): Fields =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name as keyof Fields)))

const legible = Array.from({ length: 5 }, () => ({ text: 'A', confidence: 0.9, characters: [], quad: [] }))
const read = (change: Partial<ReadDocument> = {}): ReadDocument =>
  ({
    picture: createPicture(16, 16, 3),
    located: { documents: [], mrzs: [] },
    document: { kind: 'card', quad: [], confidence: 0.9 },
    mrz: null,
    print: { flat: {}, lines: legible },
    codes: { barcodes: [], unread: [] },
    ...change,
  }) as unknown as ReadDocument
const side = (name: 'front' | 'back', change?: Partial<ReadDocument>): InterpretedSide => ({
  read: read(change),
  recognised: {} as never,
  side: name,
  candidates: [],
  fields: {},
})
const template = (back: object): Template =>
  ({ id: 'x', required: ['expiration_date'], sides: { front: { fields: [] }, back } }) as unknown as Template
const linked: JudgedSides = { unread: null, contradictions: [], link: 'linked', isBackBlank: false, percentage: 100 }
const card = (change: Partial<InterpretedDocument>): InterpretedDocument => ({
  recognised: {} as never,
  template: null,
  confidence: 0,
  sides: linked,
  front: side('front'),
  back: side('back'),
  fields: complete,
  ...change,
})
const zone = (format: 'TD1' | 'TD3') => {
  const lines = formatMrz({
    format,
    documentCode: format === 'TD3' ? 'P' : 'I',
    issuingState: 'UTO',
    nationality: 'UTO',
    surnames: 'A',
    givenNames: '',
    documentNumber: '1',
    birthDate: { day: 1, month: 1, year: 1990 },
    sex: 'F',
    expiryDate: { day: 1, month: 1, year: 2030 },
  })
  return { reading: parseMrz(lines, new Date('2026-01-01'))! } as unknown as ReadDocument['mrz']
}

it('answers a complete card', () => {
  expect(rejectCard(card({}))).toBeNull()
})

it.each([
  ['document_number_not_found', without('document_number'), 'field: document_number'],
  ['names_not_found', without('names'), 'field: names'],
  ['names_not_found', without('surnames'), 'field: surnames'],
  ['birth_date_unreadable', without('birth_date'), 'field: birth_date'],
  ['gender_unreadable', without('gender'), 'field: gender'],
] as const)('says %s and which step', (error, fields, metadata) => {
  expect(rejectCard(card({ fields }))).toEqual({ outcome: 'rejected', error, metadata })
})

it('asks for a gender only where the card prints one', () => {
  const venezuelan = { state: 'VEN', required: ['document_number'], sides: {} } as unknown as Template
  expect(rejectCard(card({ fields: without('gender'), template: venezuelan }))).toBeNull()
  const spanish = { ...venezuelan, state: 'ESP', required: ['gender'] } as unknown as Template
  expect(rejectCard(card({ fields: without('gender'), template: spanish }))?.error).toBe('gender_unreadable')
})

it('asks for an expiry only where the document has one', () => {
  expect(rejectCard(card({ template: template({ fields: [] }) }))).toMatchObject({
    error: 'expiration_date_unreadable',
  })
})

it('takes a zone without given names at its word', () => {
  const back = side('back', { mrz: zone('TD1') })
  expect(rejectCard(card({ fields: without('names'), back }))).toBeNull()
})

it('names the source that should have held the missing field', () => {
  const fields = without('birth_date')
  const coded = template({ fields: [], barcodes: { payloads: ['x'] } })
  expect(rejectCard(card({ fields, template: coded }))).toMatchObject({
    error: 'barcode_unreadable',
    metadata: 'back: barcode',
  })
  const zoned = template({ fields: [], mrz: { format: 'TD1' } })
  expect(rejectCard(card({ fields, template: zoned }))).toMatchObject({ error: 'mrz_not_found', metadata: 'back: mrz' })
})

it('counts a code whose payload is broken as unreadable', () => {
  const coded = template({ fields: [], barcodes: { payloads: ['argentine-dni'] } })
  const cut = {
    format: 'PDF417',
    text: '00123456789@GOMEZ@ANA@F@30123456@A@99/99/1985@04/07/2018',
    bytes: new Uint8Array(),
  }
  const back = side('back', { codes: { barcodes: [cut], unread: [] } as unknown as NonNullable<ReadDocument['codes']> })
  const rejected = rejectCard(card({ fields: without('birth_date'), template: coded, back }))
  expect(rejected).toMatchObject({ error: 'barcode_unreadable', metadata: 'back: barcode' })
})

it('rejects a complete card whose code must be read and cannot', () => {
  const expiring = { ...complete, expiration_date: field('01-01-2030') }
  const coded = (required: boolean) => template({ fields: [], barcodes: { payloads: ['text'], required } })
  const read = { format: 'QRCode', text: 'anything', bytes: new Uint8Array() }
  const back = side('back', {
    codes: { barcodes: [read], unread: [] } as unknown as NonNullable<ReadDocument['codes']>,
  })
  expect(rejectCard(card({ fields: expiring, template: coded(true) }))).toMatchObject({ error: 'barcode_unreadable' })
  expect(rejectCard(card({ fields: expiring, template: coded(false) }))).toBeNull()
  expect(rejectCard(card({ fields: expiring, template: coded(true), back }))).toBeNull()
})

it('tells unreadable print from an unknown document', () => {
  const front = side('front', { print: { flat: {}, lines: [] } as unknown as NonNullable<ReadDocument['print']> })
  expect(rejectCard(card({ fields: {}, front }))).toMatchObject({ error: 'front_text_unreadable' })
  expect(rejectCard(card({ fields: {} }))).toMatchObject({ error: 'metadata_not_found', metadata: 'template' })
})

it('says 816 for a passport, by its zone or by its shape', () => {
  const back = side('back', { mrz: zone('TD3') })
  expect(rejectCard(card({ back }))).toMatchObject({ error: 'document_type_mismatch', metadata: 'back: passport' })
  const front = side('front', { document: { kind: 'passport' } as unknown as NonNullable<ReadDocument['document']> })
  expect(rejectCard(card({ fields: {}, front }))).toMatchObject({ error: 'document_type_mismatch' })
  expect(rejectCard(card({ front }))).toBeNull()
})

it.each([
  ['front', 'unrecognised', 'front_text_unreadable', 'front: print'],
  ['front', 'repeated', 'front_repeated', 'front: back again'],
  ['back', 'unrecognised', 'metadata_not_found', 'back: print'],
  ['back', 'repeated', 'back_repeated', 'back: front again'],
] as const)('rejects a complete card whose %s is %s', (name, why, error, metadata) => {
  const sides = { ...linked, unread: { side: name, why } }
  expect(rejectCard(card({ sides }))).toEqual({ outcome: 'rejected', error, metadata })
})
