import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nationalRules } from './index.js'

type Complete = (body: string) => string | undefined

const digits = [...'0123456789']
const endings = {
  one: digits,
  two: digits.flatMap((a) => digits.map((b) => a + b)),
  letter: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  oneOrK: [...digits, 'K'],
}

/** The rule itself says which endings hold: a right number has one of them, and one only. */
const completeBy =
  (rule: keyof typeof nationalRules, ends: readonly string[]): Complete =>
  (body) => {
    const holding = ends.filter((end) => nationalRules[rule].holds(body + end))
    expect(holding.length).toBeLessThanOrEqual(1)
    return holding[0] === undefined ? undefined : body + holding[0]
  }

const body = (form: RegExp) => fc.stringMatching(form)

/** Numbers without their check digits, and whether the rule sees any one digit that changes. */
const numbers = [
  ['run', body(/^[1-9]\d{6,7}$/), endings.oneOrK, true],
  ['cedula-ecuador', body(/^(0[1-9]|1\d|2[0-4])[0-5]\d{6}$/), endings.one, true],
  ['ci-uruguay', body(/^[1-9]\d{6}$/), endings.one, false],
  ['dni-peru', body(/^\d{8}$/), endings.one, false],
  ['cuil-argentina', body(/^2[07][1-9]\d{7}$/), endings.one, true],
  ['cpf', body(/^\d{9}$/), endings.two, false],
  ['cnh-brazil', body(/^\d{9}$/), endings.two, false],
  ['dni-letter', body(/^[XYZ]?\d{7}$/), endings.letter, true],
  ['cc-portugal', body(/^\d{9}[A-Z][A-Z0-9]$/), endings.one, true],
  ['nif-portugal', body(/^[12]\d{7}$/), endings.one, false],
] as const

describe.each(numbers)('%s', (rule, bodies, ends, seesEveryDigit) => {
  const complete = completeBy(rule, ends)
  const right = bodies.map(complete).filter((number) => number !== undefined)

  it('has right numbers', () => {
    expect(fc.sample(right, 50).every((number) => nationalRules[rule].holds(number))).toBe(true)
  })

  it('sees a changed digit', () => {
    let [seen, changed] = [0, 0]
    fc.assert(
      fc.property(right, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const places = [...number].flatMap((character, index) => (/\d/.test(character) ? [index] : []))
        const place = places[at % places.length]!
        const other = `${number.slice(0, place)}${(Number(number[place]) + by) % 10}${number.slice(place + 1)}`
        const holds = nationalRules[rule].holds(other)
        changed += 1
        if (!holds) seen += 1
        if (seesEveryDigit) expect(holds).toBe(false)
      }),
      { numRuns: 300 },
    )
    // Weights that share a factor with the modulus, and tens written as zeros, hide one change in six at most.
    expect(seen / changed).toBeGreaterThan(5 / 6)
  })
})
