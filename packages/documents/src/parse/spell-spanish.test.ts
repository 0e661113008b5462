import { expect, it } from 'vitest'
import { parseName } from './parse-name.js'
import { spellAmericanSpanish, spellSpanish } from './spell-spanish.js'

it.each([
  ['ÜRSULA', 'ÚRSULA'],
  ['NÜŃEZ', 'NÚÑEZ'],
  ['VĪCTOR', 'VÍCTOR'],
  ['GÜEMES', 'GÜEMES'],
  ['GÚEMES', 'GÜEMES'],
  ['GÜADALUPE', 'GUADALUPE'],
  ['ANA GÚALBERTA', 'ANA GUALBERTA'],
  ['XXAVIER', 'XAVIER'],
  ['JOSÉ LLANOS AARÓN', 'JOSÉ LLANOS AARÓN'],
  ['AGUSTÍN', 'AGUSTÍN'],
  ['MERCÈ', 'MERCÈ'],
  ['ÖSCAR', 'ÓSCAR'],
  ['JOŠÉ', 'JOSÉ'],
])('%s: %s', (read, name) => {
  expect(spellSpanish(parseName)(read, { today: new Date(), dateKind: 'birth' })?.value).toBe(name)
})

it.each([
  ['ANDRÈS', 'ANDRÉS'],
  ['SOFÌA MÒNICA', 'SOFÍA MÓNICA'],
  ['GONÇALVES PEÑA', 'GONÇALVES PEÑA'],
  ['GÜEMES', 'GÜEMES'],
])('%s: %s, where no grave is written', (read, name) => {
  expect(spellAmericanSpanish(parseName)(read, { today: new Date(), dateKind: 'birth' })?.value).toBe(name)
})
