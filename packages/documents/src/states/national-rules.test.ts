import { expect, it } from 'vitest'
import { nationalRules } from './index.js'

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
  ['cpf', '123.456.789-09', '123.456.789-08'],
  ['cpf', '11144477735', '11111111111'],
  ['cnh-brazil', '02650306461', '02650306460'],
  ['ci-uruguay', '1.234.567-2', '1.234.567-3'],
  ['ci-uruguay', '123.456-1', '123.456-2'],
  ['cuil-argentina', '20-12345678-6', '20-12345678-5'],
  ['cc-portugal', '00000000 0 ZZ4', '00000000 0 ZZ5'],
  ['nif-portugal', '123456789', '123456780'],
] as const)('%s holds for %s, not for %s', (rule, right, wrong) => {
  expect(nationalRules[rule].holds(right)).toBe(true)
  expect(nationalRules[rule].holds(wrong)).toBe(false)
})
