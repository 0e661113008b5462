import { expect, it } from 'vitest'
import type { PrintedLine } from '../../evidence/printed-line.js'
import { printLines } from '../../testing/print-lines.js'
import { cutPiece, splitColumns } from './piece.js'

const ASPECT = 85.6 / 53.98

/** Two stretches of print that were read as one line, so far apart. */
const line = (left: string, right: string, gap: number): PrintedLine => {
  const [first] = printLines([[left, 10, 20, 4]])
  const from = first!.characters.at(-1)!.right
  const [second] = printLines([[right, 100 * (from + gap), 20, 4]])
  const blank = { character: ' ', confidence: 1, left: from, right: from + gap }
  const characters = [...first!.characters, blank, ...second!.characters]
  return { ...first!, text: `${left} ${right}`, characters, box: { ...first!.box, right: second!.box.right } }
}
const texts = (one: PrintedLine) => splitColumns(cutPiece(one)!, ASPECT).map(({ text }) => text)

it('parts a name from the number in the next column', () => {
  expect(texts(line('PONCE DE LEÓN', '17-03-2034', 0.045))).toEqual(['PONCE DE LEÓN', '17-03-2034'])
  expect(texts(line('PONCE DE LEÓN', '17032034', 0.02))).toEqual(['PONCE DE LEÓN 17032034'])
  expect(texts(line('PONCE DE LEÓN', 'HERRERA', 0.045))).toEqual(['PONCE DE LEÓN HERRERA'])
})

it('parts two dates, and a number from a date', () => {
  expect(texts(line('02 06 2021', '02 06 2031', 0.02))).toEqual(['02 06 2021', '02 06 2031'])
  expect(texts(line('82751200', '12/03/2030', 0.02))).toEqual(['82751200', '12/03/2030'])
  expect(texts(line('1263 82751', '2004', 0.02))).toEqual(['1263 82751 2004'])
})

it('parts a name from a whole date, however near it stands', () => {
  expect(texts(line('PONCE DE LEÓN', '17-03-2034', 0.02))).toEqual(['PONCE DE LEÓN', '17-03-2034'])
})
