import { height } from '../../evidence/box-size.js'
import type { Box, PrintedLine } from '../../evidence/printed-line.js'
import type { AskedField } from '../ask/asked-field.js'
import type { SpottedLine } from './spot-labels.js'

/** How far a value stands under its label and to the side of it, in heights of its line. */
const under = { gap: 1.2, overlap: 0.5, shift: 0.6 } as const

const isUnder = (value: Box, label: Box, aspect: number): boolean => {
  const unit = height(value)
  const gap = (value.top - label.bottom) / unit
  return gap >= -under.overlap && gap <= under.gap && Math.abs(value.left - label.left) * aspect <= under.shift * unit
}

const isBeside = (value: Box, label: Box): boolean =>
  value.left >= label.right && value.top < label.bottom && value.bottom > label.top

/** The lines that stand where a label on a line of its own, with nothing beside it, has its value; with that label's field. */
export const awaitedValues = (
  lines: readonly PrintedLine[],
  spotted: readonly SpottedLine[],
  aspect: number,
): ReadonlyMap<PrintedLine, AskedField> =>
  new Map(
    spotted.flatMap(({ labels, values }, at) => {
      const [label, ...more] = labels
      const { box } = lines[at]!
      const isAlone = more.length === 0 && values.length === 0
      if (!label?.asked || !isAlone || spotted.some((one) => one.values.some((value) => isBeside(value.box, box))))
        return []
      const below = lines.filter((line) => isUnder(line.box, box, aspect))
      return below.length === 1 ? [[below[0]!, label.asked] as const] : []
    }),
  )
