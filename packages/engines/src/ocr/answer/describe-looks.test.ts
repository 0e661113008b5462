import { centre, contains, createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import type { InterpretedDocument } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'
import { zoneOf } from '../testing/zone-of.js'
import { describeLook, placeOfPage, placesOfSides, sidesOfPortrait } from './describe-looks.js'

const square = (left: number, size: number): Quad => [
  [left, 0],
  [left + size, 0],
  [left + size, size],
  [left, size],
]
const read = (document: Quad | null, more: Partial<ReadDocument> = {}): ReadDocument =>
  ({
    picture: createPicture(64, 40, 3),
    scale: 0.5,
    document: document && { quad: document },
    print: null,
    mrz: null,
    ...more,
  }) as unknown as ReadDocument

const [first, second] = [read(square(0, 10)), read(square(20, 10))]
const printed = [{ field: 'surnames', source: 'print' }]
const card = (template: object | null, unread: object | null = null, named: object[] = []) =>
  ({
    recognised: { reads: [first, second] },
    template,
    front: { read: second, side: 'front', fields: { names: {} }, candidates: named },
    back: { read: first, side: 'back', fields: {}, candidates: [] },
    sides: { unread },
  }) as unknown as InterpretedDocument

it('tells which picture bears the portrait where a state described the card, and leaves it open where none did', () => {
  const looksOf = (template: object | null) =>
    placesOfSides(card(template)).map(({ picture, side, bearsPortrait }) => [picture, side, bearsPortrait])
  expect(looksOf({ state: 'ESP' })).toEqual([
    ['backside', 'front', true],
    ['frontside', 'back', false],
  ])
  expect(looksOf({ state: 'BRA', portrait: 'back' })).toEqual([
    ['backside', 'front', false],
    ['frontside', 'back', true],
  ])
  for (const template of [null, { state: null }]) {
    expect(sidesOfPortrait(card(template))).toEqual(['front', 'back'])
    expect(looksOf(template).map(([, , bears]) => bears)).toEqual([undefined, undefined])
  }
})

it('takes a side that prints no name for none with a portrait, where the other side prints one', () => {
  const looks = placesOfSides(card(null, null, printed))
  expect(looks.map(({ side, bearsPortrait, namesHolder }) => [side, bearsPortrait, namesHolder])).toEqual([
    ['front', undefined, true],
    ['back', false, false],
  ])
})

it('tells of no side that could not be read', () => {
  expect(placesOfSides(card(null, { side: 'back', why: 'repeated' })).map(({ picture }) => picture)).toEqual([
    'backside',
  ])
})

it('tells places in pixels of the picture as it was sent', () => {
  const [place] = placeOfPage(second)
  expect(describeLook(place!)).toEqual({
    picture: 'frontside',
    side: 'front',
    bearsPortrait: true,
    namesHolder: true,
    outlines: [square(40, 20)],
  })
})

it('holds a document to the page around its zone, however far its outline reaches', () => {
  const mrz = zoneOf(new Date('2026-06-01'))
  const wide: Quad = [
    [-500, -500],
    [500, -500],
    [500, 500],
    [-500, 500],
  ]
  const [around, page] = placeOfPage(read(wide, { mrz }))[0]!.outlines
  expect(around).toEqual(wide)
  // A card's portrait stands above its zone.
  expect(contains(page!, [20, 10])).toBe(true)
  expect(contains(page!, [200, 10])).toBe(false)
  const elsewhere = placeOfPage(read(square(-300, 10), { mrz }))[0]!.outlines
  expect(elsewhere.map((outline) => contains(outline, centre(page!)))).toEqual([true])
})
