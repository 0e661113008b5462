import { describe, expect, it } from 'vitest'
import { isSexWord } from './parse-gender.js'
import type { ParseContext } from './parsed-value.js'
import { type ParserName, parsers } from './parsers.js'

const read = (parser: ParserName, text: string, context: Partial<ParseContext> = {}) =>
  parsers[parser](text, { today: new Date('2026-06-01'), dateKind: 'birth', ...context })?.value

describe('name', () => {
  it.each([
    ['ORDÓÑEZ', 'ORDÓÑEZ'],
    ['0RD0ÑEZ', 'ORDOÑEZ'],
    ['Beşirović', 'BEŞIROVIĆ'],
    ['ȘAHIN', 'ŞAHIN'],
    ['García-Peña, ', 'GARCÍA-PEÑA'],
    ["O'Neill", "O'NEILL"],
  ])('%s', (text, name) => {
    expect(read('name', text)).toBe(name)
  })
  it.each(['12345678', 'A', '29.10.1989', 'AA6133126'])('%s is no name', (text) => {
    expect(read('name', text)).toBeUndefined()
  })
})

describe('gender', () => {
  it.each([
    ['M', 'M'],
    ['F', 'F'],
    ['H', 'M'],
    ['MUJER', 'F'],
    ['Femenino', 'F'],
    ['N/F', 'F'],
    ['M/M', 'M'],
    ['K/F', 'F'],
    ['F/K', 'F'],
    ['Gore / F', 'F'],
    ['Manlik/Male', 'M'],
    ['PEREMPUAN', 'F'],
    ['constructor', undefined],
    ['MASCULINNO', 'M'],
    ['FEMEINO', 'F'],
    ['P', 'F'],
  ])('%s', (text, gender) => {
    expect(read('gender', text)).toBe(gender)
  })
  it('means what its card means', () => {
    expect(read('gender', 'M', { words: { H: 'M', M: 'F' } })).toBe('F')
    expect(read('gender', 'F', { words: { H: 'M', M: 'F' } })).toBeUndefined()
    expect(read('gender', 'P', { words: { H: 'M', M: 'F' } })).toBeUndefined()
  })
  it('knows no third letter, and the metre of a height for none', () => {
    expect(read('gender', 'X')).toBeUndefined()
    expect(read('gender', 'm')).toBeUndefined()
  })
})

it('knows words for a sex that are names too, and that they are', () => {
  expect(read('gender', 'GORE')).toBe('F')
  expect([isSexWord('GORE'), isSexWord('FEMALE')]).toEqual([false, true])
})

describe('numbers', () => {
  it.each([
    ['number', '12.345.678', {}, '12345678'],
    ['number', 'Nº 1.234.567.890', {}, '1234567890'],
    ['number', '8O118243Q', { pattern: '99999999A' }, '80118243Q'],
    ['number', '801182430', { pattern: '99999999A', letters: 'ABCDEFGHJKLMNPQRSTVWXYZ' }, '80118243Q'],
    ['number', '(4 084149479 mane', { pattern: '999999999|AA9999999' }, '084149479'],
    ['number', 't 866633395ma', { pattern: '999999999|AA9999999' }, '866633395'],
    ['number', '12.345.678-K', { pattern: '99999999X|9999999X' }, '12345678K'],
    ['number', 'P26G43583', {}, 'P26G43583'],
    ['number', 'X4RTBPFW4', {}, 'X4RTBPFW4'],
    ['number', 'RX NR 123456', {}, 'RX123456'],
    ['hyphened-number', '8-123-4567', {}, '8-123-4567'],
    ['leading-number', '12345678 - 5', { pattern: '99999999' }, '12345678'],
    ['curp', 'CURP GOVM800705MCLMLRO1', {}, 'GOVM800705MCLMLR01'],
    ['curp', 'GÖVM800705MCLMLR01', {}, 'GOVM800705MCLMLR01'],
    ['curp', 'ALXR910926MGRNXK01', {}, 'AIXR910926MGRNXK01'],
    ['number', '001-250985-0010Ê', { pattern: '9999999999999A' }, '0012509850010E'],
    ['number', '2394 72810 0101', { pattern: '9999999999999' }, '2394728100101'],
  ] as const)('%s of %s', (parser, text, context, number) => {
    expect(read(parser, text, context)).toBe(number)
  })
  it('needs digits', () => {
    expect(read('number', 'KOMÁRNO')).toBeUndefined()
    expect(read('number', 'KOMÁRNO1')).toBeUndefined()
    expect(read('number', 'MARIA LUISA 12')).toBeUndefined()
  })
})

describe('the others', () => {
  it.each([
    ['blood-type', 'O+', 'O+'],
    ['blood-type', '0 RH +', 'O+'],
    ['blood-type', 'AB RH-', 'AB-'],
    ['blood-type', 'A POSITIVO', 'A+'],
    ['nationality', 'ESP', 'ESP'],
    ['nationality', 'E5P', 'ESP'],
    ['nationality', 'Argentina', 'ARG'],
    ['nationality', 'ECUAORIANA', 'ECU'],
    ['nationality', 'Shqiptare/Albanian', 'ALB'],
    ['nationality', 'MONTELAGUEÑA', 'MONTELAGUEÑA'],
    ['nationality', 'PARAŐUAYA', 'PRY'],
    ['nationality', 'SLOVENIA', 'SLOVENIA'],
    ['text', 'BOGOTÁ D.C. (CUNDINAMARCA)', 'BOGOTÁ D.C. (CUNDINAMARCA)'],
    ['text', 'SANT4 LUCÍA', 'SANTA LUCÍA'],
  ] as const)('%s of %s', (parser, text, value) => {
    expect(read(parser, text)).toBe(value)
  })
})

describe("a yellow cédula's line", () => {
  it.each([
    ['A-4680915-05800799-M-0075849791', '75849791'],
    ['P-1500150-00196512-M-1079944518-20091028 0018042212A 1', '1079944518'],
    ['A-129I983-8530Z506 / 0006254329', '6254329'],
  ])('%s', (text, number) => {
    expect(read('series-line', text)).toBe(number)
  })
  it.each(['0075849791', 'A-4680915-05800799', '15-ENE-2013 EL ROBLE'])('%s is none', (text) => {
    expect(read('series-line', text)).toBeUndefined()
  })
})
