import { createPicture, type LocatedDocument, type Quad, type TextLine } from '@vivid/vision'
import { expect, it } from 'vitest'
import { type FlatDocument, viewOf } from '../locate/lay-flat.js'
import { fakeLocator } from '../testing/fake-locator.js'
import { searchedBy } from '../testing/searched-by.js'
import type { ReadPrint } from './read-print.js'
import { readWhole } from './read-whole.js'

const picture = createPicture(1280, 640, 3)
const photo = createPicture(1280, 640, 1)
const rectangle = (left: number, right: number, top = 200, bottom = 450): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const place: LocatedDocument = { kind: 'card', confidence: 0.95, quad: rectangle(440, 800) }
const laid = { place, flat: viewOf(photo, 'card', place.quad), zone: null }

/** A name from 420 to 620 in the photo, as far as the view shows it. */
const readName = async (flat: FlatDocument): Promise<ReadPrint> => {
  const { widthPx } = flat.view
  const toView = (x: number) => ((x - flat.quad[0][0]) / (flat.quad[1][0] - flat.quad[0][0])) * widthPx
  const lost = Math.max(0, Math.ceil((flat.quad[0][0] - 420) / 20))
  const text = 'BENÍTEZ VEGA'.slice(lost)
  const characters = [...text].map((character) => ({ character, confidence: 0.99, leftPx: 0, rightPx: 0 }))
  const line: TextLine = {
    text,
    confidence: 0.99,
    characters,
    quad: rectangle(Math.max(0, toView(420)), toView(620), 100, 120),
  }
  return { flat, lines: [line] }
}
const textOf = ({ lines }: ReadPrint) => lines[0]!.text

it('looks closer where print reaches the border of the outline', async () => {
  // A look is 1.4 times as wide as the last find: what fills most of it is wider than that.
  const locator = fakeLocator(
    448,
    () => 0.9,
    ({ rows, columns }) => {
      const [x, y] = [(columns * 4) / 1.1, (rows * 4) / 1.1]
      return [-x, -y, x, -y, x, y, -x, y]
    },
  )
  expect(textOf(await readName(laid.flat))).toBe('ENÍTEZ VEGA')
  expect(textOf(await readWhole(readName, searchedBy(locator, picture), laid))).toBe('BENÍTEZ VEGA')
})

it('adds some room where no closer look sees the document', async () => {
  const blind = fakeLocator(
    448,
    () => 0,
    () => [0, 0, 0, 0, 0, 0, 0, 0],
  )
  expect(textOf(await readWhole(readName, searchedBy(blind, picture), laid))).toBe('BENÍTEZ VEGA')
})

it('reads once where nothing is cut off, where nobody knows a place, and what is no print', async () => {
  let reads = 0
  const count = (read: (flat: FlatDocument) => Promise<ReadPrint>) => (flat: FlatDocument) => {
    reads += 1
    return read(flat)
  }
  const unused = fakeLocator(
    448,
    () => {
      throw new Error('not to be asked')
    },
    () => [0, 0, 0, 0, 0, 0, 0, 0],
  )
  const wide = { ...laid, flat: viewOf(photo, 'card', rectangle(400, 800)) }
  await readWhole(count(readName), searchedBy(unused, picture), wide)
  await readWhole(count(readName), searchedBy(unused, picture), { ...laid, place: undefined })
  const pattern = async (flat: FlatDocument) => {
    const { lines } = await readName(flat)
    return { flat, lines: lines.map((line) => ({ ...line, confidence: 0.4 })) }
  }
  await readWhole(count(pattern), searchedBy(unused, picture), laid)
  expect(reads).toBe(3)
})
