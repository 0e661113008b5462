import fc from 'fast-check'
import type { MrzDate } from '../mrz-date.js'
import type { MrzDocument } from '../mrz-document.js'
import type { MrzFormatName } from '../mrz-format.js'

/** Fictional documents for property tests; every field fits its place, so that nothing is cut. */
const pick = (characters: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters), { minLength, maxLength }).map((all) => all.join(''))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const alphanumeric = `0123456789${letters}`

const date = (from: number, to: number): fc.Arbitrary<MrzDate> =>
  fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: from, max: to }),
  })

const initial: Readonly<Record<MrzFormatName, string>> = {
  TD1: 'I',
  TD2: 'I',
  TD3: 'P',
  MRVA: 'V',
  MRVB: 'V',
  IDFRA: 'ID',
}

export const arbitraryDocument = (format: MrzFormatName): fc.Arbitrary<MrzDocument> => {
  const old = format === 'IDFRA'
  return fc.record({
    format: fc.constant(format),
    documentCode: fc.constant(initial[format]),
    issuingState: old ? fc.constant('FRA') : fc.constantFrom('UTO', 'D', 'ESP', 'MEX', 'GBR'),
    nationality: old ? fc.constant('FRA') : fc.constantFrom('UTO', 'D', 'XXA', 'GBN', 'MEX'),
    surnames: pick(letters, 1, 12),
    givenNames: pick(letters, 0, 11),
    documentNumber: old ? pick('0123456789', 12, 12) : pick(alphanumeric, 5, 9),
    birthDate: fc.oneof(
      { weight: 5, arbitrary: date(1930, 2025) },
      {
        weight: 1,
        arbitrary: fc.record({
          day: fc.constant(null),
          month: fc.constant(null),
          year: fc.integer({ min: 1930, max: 2025 }),
        }),
      },
    ),
    sex: fc.constantFrom('M' as const, 'F' as const, '' as const),
    expiryDate: date(1985, 2060),
    optionalData: old ? fc.constant('') : pick(alphanumeric, 0, 7),
  })
}
