import { describe, expect, it } from 'vitest'
import { checkDigit } from '../check-digit.js'
import { type Hesitation, type SyntheticOptions, syntheticLine } from '../testing/synthetic-line.js'
import { decodeMrz } from './decode-mrz.js'

const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']
const replaceAt = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)
const lines = (texts: readonly string[], options: readonly SyntheticOptions[] = []) =>
  texts.map((text, index) => syntheticLine(text, options[index]))
const second = (...hesitations: Hesitation[]) => decodeMrz(lines(passport, [{}, { hesitations }]))!

describe('decodeMrz', () => {
  it('reads clean lines, surely', () => {
    const decoded = decodeMrz(lines(passport))!
    expect(decoded).toMatchObject({ format: 'TD3', lines: passport, valid: true, failingChecks: [], corrections: [] })
    expect(decoded.confidence).toBeGreaterThan(0.9)
  })

  it('tells letter from digit by position', () => {
    const names = {
      hesitations: [
        { at: 5, other: '8', lead: 3 },
        { at: 11, other: '0', lead: 5 },
      ],
    }
    const numbers = {
      hesitations: [
        { at: 14, other: 'A', lead: 3 },
        { at: 16, other: 'B', lead: 5 },
      ],
    }
    const decoded = decodeMrz(lines(passport, [names, numbers]))!
    expect(decoded.lines).toEqual(passport)
    expect(decoded.nameConfidence).toBeLessThan(0.05)
  })

  it('takes a nearly as probable reading that satisfies the check digits', () => {
    const decoded = second({ at: 4, other: '8', lead: 2 }, { at: 36, other: '8', lead: 0.5 })
    expect(decoded).toMatchObject({ lines: passport, valid: true })
    expect(decoded.corrections).toEqual([
      { line: 1, position: 4, read: '8', taken: '9' },
      { line: 1, position: 36, read: '8', taken: 'B' },
    ])
    expect(decoded.confidences[1]![4]).toBeLessThan(0.2)
  })

  it('repairs a field by its own check digit where the composite one is misprinted', () => {
    const misprinted = replaceAt(passport[1]!, 43, '5')
    const hesitating = (at: number, other: string) =>
      decodeMrz([syntheticLine(passport[0]!), syntheticLine(misprinted, { hesitations: [{ at, other, lead: 2 }] })])!
    expect(hesitating(4, '8')).toMatchObject({ lines: [passport[0], misprinted], failingChecks: ['composite'] })
    // Nobody knows which is right where no other check digit tells.
    expect(hesitating(43, '4').lines[1]).toBe(replaceAt(misprinted, 43, '4'))
  })

  it('leaves what is clearly printed, though a check digit fails', () => {
    const decoded = second({ at: 4, other: '8', lead: 6 })
    expect(decoded.lines[1]).toBe(replaceAt(passport[1]!, 4, '8'))
    expect(decoded).toMatchObject({
      valid: false,
      failingChecks: ['documentNumber', 'composite'],
    })
  })

  it('does not guess between two corrections', () => {
    // Either place could be at fault: as far as the check digits go, both repairs are equally good.
    const wrong = replaceAt(passport[1]!, 0, 'K')
    const hesitations = [
      { at: 0, other: 'L', lead: -1 },
      { at: 3, other: '9', lead: -1.2 },
    ]
    expect(checkDigit('K899902C3')).toBe(checkDigit('L898902C3'))
    expect(wrong.slice(0, 9)).toBe('K898902C3')
    const decoded = decodeMrz([syntheticLine(passport[0]!), syntheticLine(wrong, { hesitations })])!
    expect(decoded.valid).toBe(false)
    expect(decoded.lines[1]).toBe(wrong)
  })

  it('turns a stray K after the name into the filler, but never touches the name', () => {
    const tail = {
      hesitations: [
        { at: 33, other: 'K', lead: 3 },
        { at: 40, other: 'C', lead: 2 },
      ],
    }
    expect(decodeMrz(lines(passport, [tail]))!.lines).toEqual(passport)
    const name = { hesitations: [{ at: 8, other: 'X', lead: 0.4 }] }
    expect(decodeMrz(lines(passport, [name]))!.lines[0]).toBe(replaceAt(passport[0]!, 8, 'X'))
  })

  it('keeps a national layout that breaks the alphabets', () => {
    const austrian = [
      'IDAUT000009993<<<<<<<<<<<<<<<<',
      '7109094F111231AUT<<<<<<<<<<<<0',
      'MUSTERFRAU<<ISOLDE<<<<<<<<<<<<',
    ]
    expect(
      decodeMrz(
        lines(
          austrian,
          austrian.map(() => ({ noise: 0.001 })),
        ),
      ),
    ).toMatchObject({ format: 'TD1', lines: austrian, valid: false })
  })

  it('restores lost and doubled fillers', () => {
    const worn = [{ dropped: [28, 31, 34, 37, 40, 43] }, { dropped: [38, 39], doubled: [37] }]
    expect(decodeMrz(lines(passport, worn))).toMatchObject({ format: 'TD3', lines: passport, valid: true })
    const empty = [
      passport[0]!,
      `L898902C36UTO7408122F1204159${'<'.repeat(14)}0${checkDigit('L898902C3674081221204159')}`,
    ]
    const shrunk = decodeMrz(
      lines(empty, [{ dropped: [30, 32, 34, 36, 38, 40] }, { dropped: [29, 31, 33, 35, 37, 39] }]),
    )
    expect(shrunk).toMatchObject({ format: 'TD3', lines: empty })
  })

  it('finds the zone among other lines', () => {
    const junk = syntheticLine('REPUBLICOFUTOPIA')
    const long = syntheticLine('NATIONALITYUTOPIANDATEOFBIRTH12AUG1974PLACE')
    expect(decodeMrz([long, ...lines(passport), junk])).toMatchObject({ lines: passport, lineIndexes: [1, 2] })
    expect(decodeMrz([junk, ...lines(card)])).toMatchObject({ format: 'TD1', lines: card, lineIndexes: [1, 2, 3] })
    expect(decodeMrz([lines(passport)[0]!, junk, lines(passport)[1]!])).toMatchObject({ lineIndexes: [0, 2] })
  })

  it('is null without a zone', () => {
    expect(decodeMrz([])).toBeNull()
    expect(decodeMrz(lines(passport).slice(0, 1))).toBeNull()
    expect(decodeMrz(lines(card).slice(0, 2))).toBeNull()
    expect(
      decodeMrz(
        lines(['THIS<IS<SOME<OTHER<TEXT<OF<FORTYFOUR<LETTERS', 'AND<ANOTHER<ONE<JUST<AS<LONG<AND<JUST<AS<BAD']),
      ),
    ).toBeNull()
    expect(decodeMrz(lines([passport[1]!, passport[0]!]))).toBeNull()
    expect(decodeMrz(lines(['<'.repeat(44), '<'.repeat(44)]))).toBeNull()
  })
})
