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
  ['cui-guatemala', '2394728100101', '2394728110101'],
  ['dui-el-salvador', '000162975', '000162974'],
  ['cedula-nicaragua', '0012509850010E', '0012509850010F'],
  ['cedula-dominicana', '00113918205', '00113918204'],
  ['dni-honduras', '0801199012345', '1901199012345'],
  ['carne-cuba', '91021027775', '91023127775'],
  ['clave-de-elector', 'GMVLMR80070501M100', 'GMVLMR80070533M100'],
] as const)('%s holds for %s, not for %s', (rule, right, wrong) => {
  expect(nationalRules[rule](right)).toBe(true)
  expect(nationalRules[rule](wrong)).toBe(false)
})
