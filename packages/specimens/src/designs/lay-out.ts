import type { BoxMm, FieldPlace } from '../layouts/layout.js'
import type { Random } from '../random.js'
import { arrangeFields, fitSizes, type Item, type Sizes, shareRows } from './arrange-fields.js'
import { type Arrangement, bareness } from './design-choices.js'

export interface LaidOut {
  readonly portrait: BoxMm
  readonly places: readonly FieldPlace[]
  readonly sizes: Sizes
  /** Where the names stand, more or less. */
  readonly names: BoxMm
}

/** Of a card of the size ID-1, in millimetres. */
const CARD = { width: 85.6, bottom: 51.5, margin: 3.5, head: 11 } as const

const placePortrait = (random: Random, topMm: number): BoxMm => {
  const width = random.between(17, 24)
  const x = random.chance(0.65) ? CARD.margin : CARD.width - CARD.margin - width
  return [x, topMm, width, Math.min(width * 1.28, 46 - topMm)]
}

const besidePortrait = ([x, , width]: BoxMm, topMm: number): BoxMm => {
  const left = x < CARD.width / 2 ? x + width + 3 : CARD.margin
  return [left, topMm, CARD.width - width - 3 - 2 * CARD.margin, CARD.bottom - topMm]
}

const numbered = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const [first, ...more] = item.labels
    return first ? { ...item, labels: [`${at + 1}. ${first}`, ...more] } : item
  })

/** Numbers in place of labels, as driving licences have them. */
const numbersAlone = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => ({ ...item, labels: [`${at + 1}.`] }))

const smaller = (a: Sizes, b: Sizes): Sizes => (a.valueMm < b.valueMm ? a : b)
const singly = (items: readonly Item[]) => items.map((item) => [item])

/** Names, short and long fields in their boxes; print is made smaller until all of it has room. */
export const layOut = (
  random: Random,
  items: { readonly names: readonly Item[]; readonly short: readonly Item[]; readonly long: readonly Item[] },
  given: Arrangement,
  wanted: Sizes,
): LaidOut => {
  const areNumbersAlone = random.chance(bareness.words)
  const arrangement: Arrangement = areNumbersAlone ? { ...given, value: 'inline' } : given
  const all = [...items.names, ...items.short, ...items.long]
  const told = areNumbersAlone ? numbersAlone(all) : given.isNumbered ? numbered(all) : all
  const names = singly(told.slice(0, items.names.length))
  const short = told.slice(items.names.length, items.names.length + items.short.length)
  const long = singly(told.slice(items.names.length + items.short.length))
  const isBanner = arrangement.columns === 'banner'
  const bannerMm = isBanner ? random.between(11, 14) : 0
  const portrait = placePortrait(random, CARD.head + bannerMm + random.between(0.5, 2))
  const room = besidePortrait(portrait, CARD.head + bannerMm)
  const [x, y, width, height] = room
  const half = width / 2
  const isHalved = arrangement.columns === 2
  const most = isHalved || arrangement.value === 'beside' || arrangement.value === 'inline' ? 1 : 3
  const shared = shareRows(short, isHalved ? half : width, wanted.labelMm, most)
  const others = random.chance(0.7) ? [...shared, ...long] : [...long, ...shared]
  const before = random.chance(0.75) ? 0 : 1
  const banner: BoxMm = [CARD.margin, CARD.head, CARD.width - 2 * CARD.margin, bannerMm]
  const blocks: readonly (readonly [rows: readonly (readonly Item[])[], box: BoxMm])[] = isBanner
    ? [
        [names, banner],
        [others, room],
      ]
    : isHalved
      ? [
          [names, [x, y, half - 1, height]],
          [others, [x + half, y, half - 1, height]],
        ]
      : [[[...others.slice(0, before), ...names, ...others.slice(before)], room]]
  const sizes = blocks
    .map(([rows, [, , , room]]) => fitSizes(rows, room, arrangement, wanted))
    .reduce((a, b) => smaller(a, b))
  const places = blocks.flatMap(([rows, box]) => arrangeFields(rows, box, arrangement, sizes))
  return { portrait, places, sizes, names: isBanner ? banner : [x, y, isHalved ? half : width, 14] }
}
