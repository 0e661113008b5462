import { expect, test } from 'vitest'
import { composeFace } from '../draw/compose-face.js'
import { issueDocument } from '../draw/issue-document.js'
import { createRandom } from '../random.js'
import { openFonts } from '../type/open-fonts.js'
import { findDesign, listDesigns } from './find-design.js'
import { inventDesign } from './invent-design.js'

const fonts = openFonts()
const blank = { portraitUri: '', ghostUri: '' }

const compose = (kind: string) => {
  const layout = findDesign(kind)!
  const [face] = layout.faces
  return composeFace(fonts, issueDocument(layout, createRandom(kind)), face!, blank, createRandom(1))
}

test.each(['known', 'unseen'] as const)(
  '%s designs print nothing over anything, and all of it on the card',
  (family) => {
    for (const kind of listDesigns(family, process.env.CI_ALL ? 24 : 6)) {
      const { lines } = compose(kind)
      const own = lines.filter(({ role }) => role !== 'text')
      expect(own.length).toBeGreaterThan(4)
      for (const [at, { text, box }] of own.entries()) {
        expect(box.x + box.width, `${kind}: ${text}`).toBeLessThan(84)
        expect(box.y + box.height, `${kind}: ${text}`).toBeLessThan(53)
        const over = own.slice(at + 1).filter(({ box: other }) => overlap(box, other))
        expect(over.map((other) => `${kind}: ${text} over ${other.text}`)).toEqual([])
      }
    }
  },
)

test('a design prints names, and equal numbers give equal designs', () => {
  for (const kind of listDesigns('known', process.env.CI_ALL ? 20 : 5)) {
    const printed = compose(kind).printed.map(({ field }) => field)
    expect(printed.some((field) => field === 'surnames' || field === 'full_name')).toBe(true)
  }
  const drawn = () => JSON.stringify(inventDesign('known', 7))
  expect(drawn()).toBe(drawn())
  expect(drawn()).not.toBe(JSON.stringify(inventDesign('known', 8)))
})

test('a kind that names no design is none', () => {
  expect(findDesign('design-known')).toBeUndefined()
  expect(findDesign('design-other-3')).toBeUndefined()
})

const SLACK_MM = 0.3
const overlap = (a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > SLACK_MM &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > SLACK_MM
