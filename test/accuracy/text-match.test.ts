import { expect, it } from 'vitest'
import { fold, leastErrors } from '../bench/text-match.js'

it('finds the nearest part wherever it stands', () => {
  expect(leastErrors('GARCIA', 'APELLIDOS GARCIA LOPEZ')).toBe(0)
  expect(leastErrors('GARCIA', 'APELLIDOSGARC1ALOPEZ')).toBe(1)
  expect(leastErrors('GARCIA', 'GARIA')).toBe(1)
  expect(leastErrors('GARCIA', '')).toBe(6)
})

it('leaves accents, case and blanks aside', () => {
  expect(fold('Núñez de  Ávila')).toBe('NUNEZDEAVILA')
})
