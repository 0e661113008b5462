import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { replyWithSamples } from '../testing/reply-with-samples.js'
import { shareApp } from '../testing/share-app.js'
import { jpeg } from '../testing/test-app.js'

const { world, post } = shareApp()
replyWithSamples(world)

const ofPassport = [
  ...['document_number', 'registry_number', 'country', 'names', 'surnames', 'birth_date', 'gender', 'expiration_date'],
  'image_score',
  'valid',
]
const ofCard = [
  ...['document_number', 'names', 'surnames', 'gender', 'birth_country', 'birth_date', 'nationality', 'issuing_date'],
  'expiration_date',
  'valid',
]
const ofSides = ['backside', 'frontside', 'matches_percentage', 'match', 'valid', 'id']
const card = { document_type: 'identification_card', backside: jpeg }
type Fields = Record<string, string | Buffer>
const fieldsOf = async (path: string, fields: Fields, claims = {}) => {
  const { status, body } = await post(path, { parts: Object.entries(fields), claims })
  expect(status).toBe(200)
  return Object.keys(body).toSorted()
}

test.each<[string, Fields, string[]]>([
  ['passport', { document_type: 'passport' }, ofPassport],
  ['passport with id', { document_type: 'passport', return_id: 'True' }, [...ofPassport, 'id']],
  ['passport with device', { document_type: 'passport', device: 'IOS' }, ofPassport],
  ['passport plus', { document_type: 'passport_plus', device: 'ANDROID' }, ['MRZ', 'OCR', 'valid']],
  ['passport plus with id', { document_type: 'passport_plus', return_id: '1' }, ['MRZ', 'OCR', 'valid', 'id']],
  ['Mexican passport', { document_type: 'passport', document_id: '052' }, ['MRZ', 'OCR']],
  ['identity card', card, ofCard],
  ['identity card with id', { ...card, return_id: 'true' }, [...ofCard, 'id']],
  ['identity card with device', { ...card, device: 'DESKTOP' }, ofCard],
  ['identity card with side validation', { ...card, device: 'IOS', validate_sides: 'true' }, ofSides],
])('interface 4.1, %s: these fields and no others', async (_name, fields, expected) => {
  expect(await fieldsOf(routes.ocr, { ...fields, frontside: jpeg })).toEqual(expected.toSorted())
})

test('ID Reader Plus answers with what was read of a document that proved genuine', async () => {
  const claims = { services: ['ocr', 'id_reader_plus'] }
  const passport = { document_type: 'passport', frontside: jpeg }
  expect(await fieldsOf(routes.ocr, passport, claims)).toEqual(ofPassport.toSorted())
})

test.each<[string, Fields, string[]]>([
  ['bare', {}, ['valid']],
  ['with id', { return_id: 'True' }, ['valid', 'id']],
  ['with details', { details: 'True' }, ['valid', 'api_response']],
  ['with everything', { details: 'True', return_id: 'True', device: 'IOS' }, ['valid', 'api_response', 'id']],
  ['with everything declined', { details: 'False', return_id: '0' }, ['valid']],
])('interface 4.2, %s: these fields and no others', async (_name, fields, expected) => {
  expect(await fieldsOf(routes.liveness, { ...fields, selfie: jpeg })).toEqual(expected.toSorted())
})
