import { expect, test } from 'vitest'
import { createRandom } from '../random.js'
import { inventPerson, inventValidity } from './invent-person.js'

test('people of one name have no given names, long ones overflow a passport line', () => {
  expect(inventPerson(createRandom(1), { nameLength: 'single' }).names).toBe('')
  const { surnames, names } = inventPerson(createRandom(1), { nameLength: 'long' })
  expect(surnames.length + names.length + 2).toBeGreaterThan(39)
})

test('a crowd has accents, particles, long, single and unspecified among them', () => {
  const crowd = Array.from({ length: 400 }, (_, seed) => inventPerson(createRandom(seed)))
  expect(crowd.some(({ surnames }) => /[ÁÉÍÓÚÑÜØŁŞ]/.test(surnames))).toBe(true)
  expect(crowd.some(({ surnames }) => /^(DE|VON|VAN|DOS|D')/.test(surnames))).toBe(true)
  expect(crowd.some(({ names }) => names === '')).toBe(true)
  expect(new Set(crowd.map(({ sex }) => sex))).toEqual(new Set(['M', 'F', 'X']))
})

test('documents are issued to adults and expire later', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = createRandom(seed)
    const { birth } = inventPerson(random)
    const { issued, expires } = inventValidity(random, birth, 5)
    expect(issued.year - birth.year).toBeGreaterThanOrEqual(18)
    expect(expires.year - issued.year).toBe(5)
  }
})
