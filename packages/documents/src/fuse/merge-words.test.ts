import { expect, it } from 'vitest'
import { graftWords, splitAsTold } from './merge-words.js'

const zone = 'FERNA DE CORD Y ALVA DE TOLE'
const full = 'FERNÁNDEZ DE CÓRDOBA Y ÁLVAREZ DE TOLEDO'

it.each([
  full,
  'FERNÁNDEZ DE CÓRDOBAY ÁLVAREZ DE TOLEDO',
  'FERNÁNDEZ DE CÓRDOBA YÁLVAREZ DE TOLEDO',
  'FERNÁNDEZ DECÓRDOBA Y ÁLVAREZ DE TOLEDO',
])('%s has the blanks of the zone', (print) => {
  expect(splitAsTold(print, zone)).toBe(full)
  expect(graftWords(zone, splitAsTold(print, zone))).toBe(full)
})

it('leaves alone what ends like a short word', () => {
  expect(splitAsTold('GODOY GARCÍA', 'GODOY GAR')).toBe('GODOY GARCÍA')
})

it('goes on from a word in which a letter was read twice', () => {
  expect(graftWords('FELIPE LEONA', 'FELIPE LLEONARDO')).toBe('FELIPE LEONARDO')
  expect(graftWords('ANNA LEO', 'ANNA LÉON')).toBe('ANNA LÉON')
})
