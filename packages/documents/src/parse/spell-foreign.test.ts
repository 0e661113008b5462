import { expect, it } from 'vitest'
import { parseName } from './parse-name.js'
import { spellForeign } from './spell-foreign.js'

it.each([
  ['SIMÖES', 'SIMÕES'],
  ['DE ALMEIDA MAGALHÄES', 'DE ALMEIDA MAGALHÃES'],
  ['JOÄO', 'JOÃO'],
  ['MARȚÍNEZ', 'MARTÍNEZ'],
  ['ŞÁNCHEZ', 'SÁNCHEZ'],
  ['CONSTANȚA ŞTEFĂNESCU', 'CONSTANŢA ŞTEFĂNESCU'],
  ['GÖKŞEN ÇAĞLAYAN', 'GÖKŞEN ÇAĞLAYAN'],
  ['JÖRG SCHRÖDER', 'JÖRG SCHRÖDER'],
])('%s: %s', (read, name) => {
  expect(spellForeign(parseName)(read, { today: new Date('2026-06-01'), dateKind: 'birth' })?.value).toBe(name)
})
