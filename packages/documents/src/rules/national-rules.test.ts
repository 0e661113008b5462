import { expect, it } from 'vitest'
import { nationalRules } from './national-rules.js'

it.each([
  ['curp', 'HEGG560427MVZRRL04', 'HEGG560427MVZRRL05'],
  ['run', '123456785', '123456784'],
  ['run', '12.345.670-K', '12.345.670-1'],
  ['dni-letter', '12345678Z', '12345678A'],
  ['dni-letter', 'X1234567L', 'X1234567M'],
  ['cedula-ecuador', '1710034065', '1710034066'],
  ['cedula-panama', '8-123-4567', '88-123-4567'],
  ['cedula-panama', 'PE-12-345', 'QE-12-345'],
  ['dni-peru', '17801146-0', '17801146-1'],
] as const)('%s holds for %s, not for %s', (rule, right, wrong) => {
  expect(nationalRules[rule](right)).toBe(true)
  expect(nationalRules[rule](wrong)).toBe(false)
})
