import type { BoxMm, FieldPlace } from '../layouts/layout.js'
import type { Arrangement } from './design-choices.js'

/** A field before it has a place. */
export type Item = Pick<FieldPlace, 'field' | 'lines' | 'letters' | 'words'> & {
  /** One line, or two in two languages; none where the value stands alone. */
  readonly labels: readonly string[]
  /** A value on the next line under the same label: the name again, in Latin letters. */
  readonly under?: Pick<FieldPlace, 'field' | 'letters'>
}

export interface Sizes {
  readonly labelMm: number
  readonly valueMm: number
  readonly gapMm: number
}

/** Height of a line, as a share of its size. */
const LINE = { label: 1.2, value: 1.17 } as const

/** Of the width, for labels beside their values. */
const LABEL_SHARE = 0.4
const MOST_LABEL = 0.55

/** Of a letter, as a share of the size of print: a label has this much for each where its value stands right behind it. */
const WIDE_LETTER = 0.56

/** Between a label and a value right behind it, in heights of the label. */
const INLINE_GAP = 0.7

/** Of a letter, as a share of the size of print: labels that would be wider than this are given more room. */
const LETTER = 0.5

const standsBeside = (value: Arrangement['value']) => value === 'beside' || value === 'inline'

/** Of a row, for labels that stand beside their values: a share of it, or what the label needs. */
const besideOf = (labels: readonly string[], widthMm: number, { value }: Arrangement, { labelMm }: Sizes): number => {
  if (value === 'beside') return widthMm * LABEL_SHARE
  const letters = Math.max(...labels.map(({ length }) => length))
  return Math.min(widthMm * MOST_LABEL, (letters * WIDE_LETTER + INLINE_GAP) * labelMm)
}

const linesOf = ({ lines = 1, under }: Item) => lines + (under ? 1 : 0)

const heightOf = (row: readonly Item[], { value }: Arrangement, { labelMm, valueMm, gapMm }: Sizes): number => {
  const labels = Math.max(...row.map((item) => item.labels.length)) * labelMm * LINE.label
  const values = Math.max(...row.map(linesOf)) * valueMm * LINE.value
  return gapMm + (standsBeside(value) ? Math.max(labels, values) : labels + values)
}

/** Sizes with which all rows fit into so much height; never larger than they are. */
export const fitSizes = (
  rows: readonly (readonly Item[])[],
  heightMm: number,
  arrangement: Arrangement,
  sizes: Sizes,
): Sizes => {
  const total = rows.reduce((sum, row) => sum + heightOf(row, arrangement, sizes), 0)
  const by = Math.min(1, heightMm / total)
  return { labelMm: sizes.labelMm * by, valueMm: sizes.valueMm * by, gapMm: sizes.gapMm * by }
}

/** How many short fields stand side by side: as many as leave their labels room. */
export const shareRows = (short: readonly Item[], widthMm: number, labelMm: number, most: number): Item[][] => {
  const isRoomy = (count: number) =>
    short.every(({ labels }) => labels.every((text) => text.length * labelMm * LETTER <= widthMm / count))
  const count = [3, 2].find((one) => one <= most && isRoomy(one)) ?? 1
  return Array.from({ length: Math.ceil(short.length / count) }, (_, row) =>
    short.slice(row * count, (row + 1) * count),
  )
}

const placeItem = (item: Item, [x, y, widthMm]: BoxMm, arrangement: Arrangement, sizes: Sizes): FieldPlace[] => {
  const { value } = arrangement
  const { labels, under, ...place } = item
  const [labelMm, labelLine] = [sizes.labelMm, sizes.labelMm * LINE.label]
  const valueHeight = linesOf(item) * sizes.valueMm * LINE.value
  const besideMm = labels.length > 0 && standsBeside(value) ? besideOf(labels, widthMm, arrangement, sizes) : 0
  const inner = widthMm - besideMm
  const top = value === 'above' && labels.length > 0 ? y + valueHeight : y
  const valueAt = {
    below: [0, labels.length * labelLine],
    beside: [besideMm, labelMm - sizes.valueMm],
    inline: [besideMm, labelMm - sizes.valueMm],
    above: [0, -valueHeight],
  } as const
  const labelWidthMm = besideMm > 0 ? besideMm - INLINE_GAP * labelMm : widthMm
  const [first, second] = labels
  const [dx, dy] = first ? valueAt[value] : [0, 0]
  const places: FieldPlace[] = [
    {
      ...place,
      at: [x, top],
      widthMm: inner,
      isLoose: true,
      ...(first && { label: first, labelWidthMm, valueOffset: [dx, dy] }),
    },
  ]
  if (second)
    places.push({
      field: place.field,
      at: [x, top + labelLine],
      widthMm,
      labelWidthMm,
      label: second,
      isLabelOnly: true,
    })
  if (under) places.push({ ...under, at: [x + dx, top + dy + sizes.valueMm * LINE.value], widthMm: inner })
  return places
}

/** Rows from the top of a box downwards. */
export const arrangeFields = (
  rows: readonly (readonly Item[])[],
  [x, y, width]: BoxMm,
  arrangement: Arrangement,
  sizes: Sizes,
): FieldPlace[] => {
  let top = y
  return rows.flatMap((row) => {
    const share = width / row.length
    const places = row.flatMap((item, at) =>
      placeItem(item, [x + at * share, top, share - (row.length > 1 ? 1.2 : 0), 0], arrangement, sizes),
    )
    top += heightOf(row, arrangement, sizes)
    return places
  })
}
