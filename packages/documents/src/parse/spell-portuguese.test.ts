import { expect, it } from 'vitest'
import { parseName } from './parse-name.js'
import { spellPortuguese } from './spell-portuguese.js'

it.each([
  ['SIMÖES', 'SIMÕES'],
  ['MAGALHÄES', 'MAGALHÃES'],
  ['CONCEIÇÃO', 'CONCEIÇÃO'],
  ['JOŠÉ', 'JOSÉ'],
  ['MAGALHÁES', 'MAGALHÃES'],
  ['JOÁO SIMÓES', 'JOÃO SIMÕES'],
  ['SÕNIA', 'SÔNIA'],
  ['GÓES MORÁES ÁLVARO', 'GÓES MORÁES ÁLVARO'],
])('%s', (text, name) => {
  expect(spellPortuguese(parseName)(text, { today: new Date('2026-06-01'), dateKind: 'birth' })?.value).toBe(name)
})
