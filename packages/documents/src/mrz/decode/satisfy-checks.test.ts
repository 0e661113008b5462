import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mrzCharacters } from '../alphabet.js'
import { formatMrz } from '../format-mrz.js'
import { mrzFormats } from '../formats.js'
import type { MrzFormatName } from '../mrz-format.js'
import { arbitraryDocument } from '../testing/arbitrary-document.js'
import { verifyChecks } from '../verify-checks.js'
import { characterCount } from './recognised-line.js'
import { satisfyChecks } from './satisfy-checks.js'

const replaceAt = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)

interface Doubt {
  spot: number
  other: string
  cost: number
}

it.each(['TD1', 'TD2', 'TD3', 'MRVB', 'IDFRA'] satisfies MrzFormatName[])(
  '%s: as cheap as trying everything',
  (name) => {
    const format = mrzFormats[name]
    const spots = format.checks.flatMap((check) => [
      { line: check.line, at: check.position },
      ...check.covers.flatMap(({ line, start, end }) =>
        Array.from({ length: end - start }, (_, i) => ({ line, at: start + i })),
      ),
    ])
    const doubt: fc.Arbitrary<Doubt> = fc.record({
      spot: fc.nat(spots.length - 1),
      other: fc.constantFrom(...mrzCharacters.slice(0, 36)),
      cost: fc.double({ min: 0.1, max: 3, noNaN: true }),
    })
    const place = ({ spot }: Doubt) => `${spots[spot]!.line}/${spots[spot]!.at}`
    fc.assert(
      fc.property(
        arbitraryDocument(name),
        fc.uniqueArray(doubt, { minLength: 1, maxLength: 6, selector: place }),
        (document, doubts) => {
          const lines = formatMrz(document)
          const costs = lines.map((line) => new Float32Array(line.length * characterCount).fill(9))
          lines.forEach((line, row) => {
            ;[...line].forEach((character, at) => {
              costs[row]![at * characterCount + mrzCharacters.indexOf(character)] = 0
            })
          })
          // What was printed is now the doubtful reading: the first doubt makes it dearer than the other.
          for (const { spot, other, cost } of doubts) {
            const { line, at } = spots[spot]!
            costs[line]![at * characterCount + mrzCharacters.indexOf(lines[line]![at]!)] = cost
            costs[line]![at * characterCount + mrzCharacters.indexOf(other)] = 0
          }
          let cheapest = Infinity
          for (let choice = 0; choice < 2 ** doubts.length; choice++) {
            const tried = [...lines]
            let cost = 0
            doubts.forEach(({ spot, other, cost: price }, i) => {
              const { line, at } = spots[spot]!
              const taken = (choice >> i) % 2 === 1 ? other : lines[line]![at]!
              tried[line] = replaceAt(tried[line]!, at, taken)
              if (taken !== other) cost += price
            })
            if (verifyChecks(format, tried).every((check) => check.valid)) cheapest = Math.min(cheapest, cost)
          }
          const [best] = satisfyChecks(format.checks, lines, costs)
          expect(best!.cost).toBeCloseTo(cheapest, 4)
          expect(verifyChecks(format, best!.lines).every((check) => check.valid)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  },
)
