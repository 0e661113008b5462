import type { Placement } from '../../templates/template.js'
import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import { type Paired, pairValues } from './pair-values.js'

const under: readonly Placement[] = ['same', 'right', 'below']
const over: readonly Placement[] = ['same', 'right', 'above']

/** Values over their labels are rare: the side must speak for them by most of a pair more. */
const RARE = 0.6

const total = (paired: readonly Paired[]) => paired.reduce((sum, { score }) => sum + score, 0)

/** One card has one manner: values under their labels all over the side, or over them, whichever pairs more. */
export const pairEitherWay = (asked: readonly AskedField[], page: Page): readonly Paired[] => {
  const below = pairValues(asked, { ...page, placements: under })
  const above = pairValues(asked, { ...page, placements: over })
  return total(above) > total(below) + RARE ? above : below
}
