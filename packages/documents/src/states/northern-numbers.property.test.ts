import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nationalRules } from './index.js'

const digits = [...'0123456789']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((n) => String(n).padStart(2, '0'))
const many = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
const text = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`))
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))

/**
 * Numbers with a hole where the check character stands, and what may stand in it; `blind` tells changes that the rule
 * cannot see: an even weight modulo 10 takes a digit for the one five away.
 */
const checked = [
  {
    rule: 'cui-guatemala',
    numbers: joined(many(8), fc.constant('?'), two(1, 22), two(1, 5)),
    endings: digits,
    blind: () => false,
  },
  {
    rule: 'dui-el-salvador',
    numbers: joined(many(8), fc.constant('?')),
    endings: digits,
    blind: (at: number, by: number) => ((9 - at) * by) % 10 === 0 && at < 8,
  },
  {
    rule: 'cedula-nicaragua',
    numbers: joined(many(3), two(1, 28), two(1, 12), many(6), fc.constant('?')),
    endings: letters,
    blind: () => false,
  },
  {
    rule: 'cedula-dominicana',
    numbers: joined(many(10), fc.constant('?')),
    endings: digits,
    blind: () => false,
  },
  {
    rule: 'curp',
    numbers: joined(
      text(4),
      two(0, 99),
      two(1, 12),
      two(1, 28),
      fc.constantFrom('H', 'M'),
      text(5),
      many(1),
      fc.constant('?'),
    ),
    endings: digits,
    blind: (at: number, by: number) => ((18 - at) * by) % 10 === 0 && at < 17,
  },
] as const

describe.each(checked)('$rule', ({ rule, numbers, endings, blind }) => {
  const { holds } = nationalRules[rule]
  // Guatemala issues no number whose remainder is 10.
  const right = numbers
    .map((number) => endings.map((ending) => number.replace('?', ending)).filter(holds))
    .filter((holding) => rule !== 'cui-guatemala' || holding.length > 0)

  it('lets exactly one check character hold', () => {
    fc.assert(fc.property(right, (holding) => holding.length === 1))
  })

  it('sees one changed digit', () => {
    fc.assert(
      fc.property(right, fc.nat(), fc.integer({ min: 1, max: 9 }), ([number], chosen, by) => {
        const places = [...number!].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
        const at = places[chosen % places.length]!
        const changed = (Number(number![at]) + by) % 10
        // Departments, municipalities and dates are other rules than the check character's.
        fc.pre(!blind(at, by) && !(rule === 'cui-guatemala' && at > 8))
        expect(holds(`${number!.slice(0, at)}${changed}${number!.slice(at + 1)}`)).toBe(false)
      }),
    )
  })
})

/** Numbers without a check digit: the rule sees what their parts cannot be. */
const formed = [
  [
    'dni-honduras',
    joined(two(1, 18), two(1, 28), fc.constantFrom('19', '20'), many(7)),
    [
      [0, '9'],
      [4, '3'],
    ],
  ],
  [
    'carne-cuba',
    joined(two(0, 99), two(1, 12), two(1, 28), fc.constantFrom(...digits.slice(0, 9)), many(4)),
    [
      [2, '2'],
      [4, '4'],
    ],
  ],
  ['cedula-costa-rica', joined(fc.constantFrom(...digits.slice(1)), many(8)), [[0, '0']]],
  ['dimex', joined(fc.constant('1'), many(11)), [[0, '2']]],
  [
    'clave-de-elector',
    joined(text(6), two(0, 99), two(1, 12), two(1, 28), two(1, 32), fc.constantFrom('H', 'M'), many(3)),
    [
      [8, '2'],
      [12, '9'],
      [14, 'X'],
    ],
  ],
] as const

it.each(formed)('%s sees what no part of it can be', (rule, numbers, wrongs) => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(nationalRules[rule].holds(number)).toBe(true)
      for (const [at, character] of wrongs)
        expect(nationalRules[rule].holds(number.slice(0, at) + character + number.slice(at + 1))).toBe(false)
    }),
  )
})
