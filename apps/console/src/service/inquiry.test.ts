import { expect, test } from 'vitest'
import { emptyInquiry, fieldsOf, neededPictures, sentPictures } from './inquiry.js'

test('only what belongs to the question is sent', () => {
  const all = { ...emptyInquiry, mexican: true, sides: true, returnId: false }
  expect(fieldsOf(all)).toEqual([
    ['document_type', 'passport'],
    ['document_id', '052'],
    ['details', 'True'],
  ])
  expect(fieldsOf({ ...all, documentType: 'identification_card' })).toEqual([
    ['document_type', 'identification_card'],
    ['validate_sides', 'True'],
    ['details', 'True'],
  ])
  expect(fieldsOf({ ...all, details: false })).not.toContainEqual(['details', 'True'])
  expect(fieldsOf({ ...all, about: 'selfie', device: 'IOS' })).toEqual([
    ['details', 'True'],
    ['device', 'IOS'],
  ])
})

test('cards need both sides', () => {
  expect(neededPictures(emptyInquiry)).toEqual(['frontside'])
  expect(neededPictures({ ...emptyInquiry, documentType: 'identification_card' })).toEqual(['frontside', 'backside'])
  expect(neededPictures({ ...emptyInquiry, about: 'selfie' })).toEqual(['selfie'])
})

test('a second selfie is sent where there is one, and with selfies only', () => {
  const picture = new File([], 'a.jpg')
  const pictures = { selfie: picture, selfie_turned: picture, document: picture, frontside: picture }
  expect(sentPictures({ ...emptyInquiry, pictures })).toEqual(['frontside'])
  expect(sentPictures({ ...emptyInquiry, pictures, about: 'selfie' })).toEqual(['selfie', 'selfie_turned'])
  expect(sentPictures({ ...emptyInquiry, pictures, about: 'person' })).toEqual(['selfie', 'document', 'selfie_turned'])
  expect(sentPictures({ ...emptyInquiry, pictures: { selfie: picture }, about: 'selfie' })).toEqual(['selfie'])
})
