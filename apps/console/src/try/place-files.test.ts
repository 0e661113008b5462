import { expect, test } from 'vitest'
import { emptyInquiry } from '../service/inquiry.js'
import { placeFiles } from './place-files.js'

const [a, b] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]

test('two files are the sides of a card', () => {
  expect(placeFiles(emptyInquiry, [a, b])).toEqual({
    documentType: 'identification_card',
    pictures: { frontside: a, backside: b },
  })
})

test('one goes where a picture is missing, or in place of the first', () => {
  const card = { ...emptyInquiry, documentType: 'identification_card' as const, pictures: { frontside: a } }
  expect(placeFiles(card, [b])).toEqual({ pictures: { frontside: a, backside: b } })
  expect(placeFiles({ ...emptyInquiry, pictures: { frontside: a } }, [b])).toEqual({ pictures: { frontside: b } })
  expect(placeFiles({ ...emptyInquiry, about: 'selfie' }, [a])).toEqual({ pictures: { selfie: a } })
  expect(placeFiles(emptyInquiry, [])).toBeNull()
})
