import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mrzCharacters } from '../alphabet.js'
import { characterValue } from '../check-digit.js'
import { formatMrz } from '../format-mrz.js'
import { mrzFormats } from '../formats.js'
import type { MrzFormatName } from '../mrz-format.js'
import { arbitraryDocument } from '../testing/arbitrary-document.js'
import { syntheticLine } from '../testing/synthetic-line.js'
import { decodeMrz } from './decode-mrz.js'
import { classCount } from './recognised-line.js'

const names = Object.keys(mrzFormats) as MrzFormatName[]
const replaceAt = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)
const text = (length: number) =>
  fc.array(fc.constantFrom(...mrzCharacters), { minLength: length, maxLength: length }).map((all) => all.join(''))

/** Pairs that OCR-B readers confuse. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  '0': 'O',
  I: '1',
  '1': 'I',
  B: '8',
  '8': 'B',
  S: '5',
  '5': 'S',
  Z: '2',
  '2': 'Z',
  G: '6',
  '6': 'G',
  '<': 'C',
  K: '<',
  C: '<',
}

describe.each(names)('%s', (name) => {
  const format = mrzFormats[name]
  const runs = { numRuns: process.env.CI_ALL ? 25 : 5 }

  it('decodes the truth when look-alikes lead and a check digit can tell', () => {
    const spots = format.checks.flatMap((check) =>
      check.covers.flatMap(({ line, start, end }) =>
        Array.from({ length: end - start }, (_, i) => ({ line, at: start + i })),
      ),
    )
    fc.assert(
      fc.property(
        arbitraryDocument(name),
        fc.constantFrom(...spots),
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        (document, { line, at }, lead) => {
          const truth = formatMrz(document)
          const printed = truth[line]![at]!
          const other = lookAlikes[printed]
          fc.pre(other !== undefined && (characterValue(printed) - characterValue(other)) % 10 !== 0)
          const seen = truth.map((row, i) =>
            syntheticLine(row, i === line ? { hesitations: [{ at, other: other!, lead }] } : {}),
          )
          expect(decodeMrz(seen)).toMatchObject({ format: name, lines: truth, valid: true })
        },
      ),
      runs,
    )
  })

  it('returns wrongly printed check digits as printed', () => {
    fc.assert(
      fc.property(
        arbitraryDocument(name),
        fc.constantFrom(...format.checks),
        fc.integer({ min: 1, max: 9 }),
        (document, check, by) => {
          const lines = formatMrz(document)
          const digit = lines[check.line]![check.position]!
          const printed = lines.with(
            check.line,
            replaceAt(lines[check.line]!, check.position, String((Number(digit) + by) % 10)),
          )
          const decoded = decodeMrz(printed.map((row) => syntheticLine(row)))
          expect(decoded).toMatchObject({ format: name, lines: printed, valid: false })
          expect(decoded!.failingChecks).toContain(check.name)
        },
      ),
      runs,
    )
  })

  it.each(['dropped', 'doubled'] as const)('restores %s fillers', (mistake) => {
    fc.assert(
      fc.property(arbitraryDocument(name), fc.uniqueArray(fc.nat(60), { maxLength: 5 }), (document, places) => {
        const truth = formatMrz(document)
        const seen = truth.map((row) => {
          const fillers = [...row].flatMap((character, at) => (character === '<' && row[at - 1] === '<' ? [at] : []))
          return syntheticLine(row, { [mistake]: places.flatMap((place) => fillers[place] ?? []) })
        })
        expect(decodeMrz(seen)).toMatchObject({ format: name, lines: truth, valid: true })
      }),
      runs,
    )
  })
})

describe('junk', () => {
  const steps = 176

  it('random text of the right length is no zone', () => {
    const junk = fc.constantFrom(30, 36, 44).chain((n) => fc.array(text(n), { minLength: 2, maxLength: 4 }))
    fc.assert(
      fc.property(junk, (rows) => {
        expect(decodeMrz(rows.map((row) => syntheticLine(row)))).toBeNull()
      }),
      { numRuns: process.env.CI_ALL ? 30 : 6 },
    )
  })

  const noiseOf = (seed: number) => {
    let state = seed >>> 0
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state / 2 ** 32
    }
    const logProbs = new Float32Array(steps * classCount)
    for (let t = 0; t < steps; t++) {
      const weights = Array.from({ length: classCount }, (_, k) => Math.exp(4 * next() + (k === 0 ? 3 : 0)))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      weights.forEach((weight, k) => {
        logProbs[t * classCount + k] = Math.log(weight / total)
      })
    }
    return { logProbs, steps }
  }

  it('noise is no zone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 2, maxLength: 4 }), (seeds) => {
        expect(decodeMrz(seeds.map(noiseOf))).toBeNull()
      }),
      { numRuns: process.env.CI_ALL ? 10 : 3 },
    )
  })
})
