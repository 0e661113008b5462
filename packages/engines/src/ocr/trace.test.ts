import { expect, it } from 'vitest'
import { printedSex, type ReadingTrace } from './trace.js'

const traceOf = (document: unknown, zone: 'M' | 'F' | '') =>
  ({ document, reads: [{ mrz: { reading: { sex: { value: zone } } } }] }) as unknown as ReadingTrace

it("takes the holder's sex from what was read, and from the zone of a passport alone", () => {
  expect(printedSex(traceOf({ fields: { gender: { value: 'F' } } }, 'M'), 'card')).toBe('F')
  expect(printedSex(traceOf({ fields: {} }, 'M'), 'card')).toBeNull()
  expect(printedSex(traceOf(null, 'M'), 'passport')).toBe('M')
  expect(printedSex(traceOf(null, ''), 'passport')).toBeNull()
  // Mexican zones write M for mujer.
  expect(printedSex(traceOf(null, 'M'), 'card')).toBeNull()
})
