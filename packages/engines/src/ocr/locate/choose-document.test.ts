import type { LocatedDocument, Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { chooseDocument } from './choose-document.js'

const at = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]
const document = (quad: Quad, confidence: number): LocatedDocument => ({ kind: 'passport', quad, confidence })

it('prefers the document around the zone that was read, however faintly it was seen', () => {
  const [left, right] = [document(at(0, 0, 100, 70), 0.9), document(at(120, 0, 100, 70), 0.35)]
  expect(chooseDocument([left, right], at(125, 55, 90, 10))).toBe(right)
  expect(chooseDocument([left, right], null)).toBe(left)
})

it('names none when nothing is sure', () => {
  expect(chooseDocument([document(at(0, 0, 100, 70), 0.6)], null)).toBeNull()
  expect(chooseDocument([], at(0, 0, 9, 2))).toBeNull()
})
