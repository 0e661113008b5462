import { expect, it } from 'vitest'
import { printLines } from '../testing/print-lines.js'
import { partOverlapping } from './part-overlapping.js'
import type { PrintedLine } from './printed-line.js'

const [value, label] = printLines([
  ['Roe KOVALENKO', 30, 20, 4],
  ['PREZIME', 30, 21, 2.4],
]) as [PrintedLine, PrintedLine]

/** The value as the reader gives it: the end of a label of another size is read unsurely. */
const unsure: PrintedLine = {
  ...value,
  characters: value.characters.map((one, at) => (at < 3 ? { ...one, confidence: 0.5 } : one)),
}

/** The label ends where the value's own word begins. */
const narrow: PrintedLine = { ...label, box: { ...label.box, right: value.characters[3]!.right } }

it('takes a label off the value whose box took it in', () => {
  expect(partOverlapping([unsure, narrow]).map(({ text }) => text)).toEqual(['KOVALENKO', 'PREZIME'])
})

it('leaves what was read surely, and what no other line covers', () => {
  expect(
    partOverlapping([
      value,
      { ...narrow, characters: narrow.characters.map((one) => ({ ...one, confidence: 0.4 })) },
    ])[0],
  ).toBe(value)
  expect(partOverlapping([unsure])[0]).toBe(unsure)
})
