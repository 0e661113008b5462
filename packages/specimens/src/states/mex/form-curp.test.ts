import { expect, test } from 'vitest'
import type { Person } from '../../people/invent-person.js'
import { checkDigit, formCurp } from './form-curp.js'

const person: Person = {
  names: 'MARÍA LUISA',
  surnames: 'DE LA PEÑA ÑÁÑEZ',
  surnameParts: ['DE LA PEÑA', 'ÑÁÑEZ'],
  sex: 'F',
  birth: { year: 1985, month: 3, day: 9 },
  placeOfBirth: 'JALISCO',
  bloodType: 'O+',
  heightCm: 170,
  address: '',
}

test('particles and a first MARÍA do not count, Ñ becomes X, accents fall', () => {
  const curp = formCurp(person)
  // PE from PEÑA, X for Ñ, L from LUISA; inner consonants Ñ to X, Ñ to X, S.
  expect(curp.slice(0, 17)).toBe('PEXL850309MJCXXS0')
  expect(curp[17]).toBe(checkDigit(curp.slice(0, 17)))
})

test('the check digit is that of the published example', () => {
  // HEGG560427MVZRRL04: the example of RENAPO's own instructions.
  expect(checkDigit('HEGG560427MVZRRL0')).toBe('4')
})

test('those born from 2000 on carry a letter, those abroad NE', () => {
  const curp = formCurp({ ...person, birth: { year: 2001, month: 1, day: 2 }, placeOfBirth: 'BOGOTÁ' })
  expect(curp.slice(10, 13)).toBe('MNE')
  expect(curp[16]).toBe('A')
})
