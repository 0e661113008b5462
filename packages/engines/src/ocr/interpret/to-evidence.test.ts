import type { Quad, TextLine } from '@vivid/vision'
import { expect, it } from 'vitest'
import type { ReadDocument } from '../read-document.js'
import { toEvidence } from './to-evidence.js'

const SLOPE = 0.1

const sloping = (text: string, left: number, right: number, top: number): TextLine => {
  const y = (x: number) => top + SLOPE * (x - 288)
  const quad: Quad = [
    [left, y(left)],
    [right, y(right)],
    [right, y(right) + 12],
    [left, y(left) + 12],
  ]
  const characters = [...text].map((character) => ({ character, confidence: 1, leftPx: left, rightPx: right }))
  return { text, confidence: 1, characters, quad }
}

it('makes rows level where the document lies askew', () => {
  const lines = [
    sloping('FECHA DE NACIMIENTO', 100, 250, 100),
    sloping('02-ENE-1951', 350, 450, 100),
    sloping('MONTEVERDE', 350, 480, 150),
  ]
  const view = { widthPx: 576, heightPx: 360 }
  const read = { document: null, mrz: null, codes: null, print: { lines, flat: { view } } } as unknown as ReadDocument
  const [label, value, other] = toEvidence(read, 'card').lines.map(({ box }) => box)
  expect(label!.top).toBeCloseTo(100 / 360)
  expect(value!.top).toBeCloseTo(100 / 360)
  expect(value!.bottom).toBeCloseTo(112 / 360)
  expect(other!.top).toBeCloseTo(150 / 360)
})
