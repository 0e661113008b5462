import { describe, expect, it } from 'vitest'
import type { FusedField } from '../fields/candidate.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { lacksWords } from './lacks-words.js'

const name: Print = ['ÁLVARO', 30, 34, 4]
/** Another line of the same column, long enough to show that there was room. */
const surname: Print = ['RODRIGUES FERREIRA', 30, 18, 4]

const lacking = (prints: readonly Print[], told = 'ALVARO NUNO', value = 'ÁLVARO'): boolean => {
  const lines = printLines(prints)
  const { box } = lines.find(({ text }) => text.includes(value))!
  const print = { value, box, source: 'print' } as unknown as FusedField
  const machine = { value: told, box: null, source: 'mrz' } as unknown as FusedField
  return lacksWords(print, machine, lines)
}

it('knows a name that was read surely to the end of its line, with room for more', () => {
  expect(lacking([surname, name])).toBe(true)
})

describe('nothing is lacking', () => {
  it.each<[why: string, prints: readonly Print[], told?: string]>([
    ['where both are the same', [surname, name], 'ALVARO'],
    ['where they begin otherwise', [surname, name], 'NUNO ALVARO'],
    ['where the word would not have fitted', [['RODRIGUES', 30, 18, 4], name]],
    ['where no other line of the column tells', [['RODRIGUES FERREIRA', 60, 18, 4], name]],
    ['where a letter was hardly read', [surname, ['ÁLVARO', 30, 34, 4, 0.7]]],
    ['where the line goes on', [surname, name, ['N?O', 37, 34, 4, 0.4]]],
    ['where the word stands on another line', [surname, name, ['NUN0', 30, 40, 4]]],
    ['where the line below is not legible', [surname, name, ['XXXX', 30, 40, 4, 0.5]]],
  ])('%s', (_why, prints, told) => {
    expect(lacking(prints, told)).toBe(false)
  })
})
