import {
  GLANCE_PX,
  type Located,
  type LocatedDocument,
  levelRectangle,
  locateInView,
  lookCloser,
  type Model,
  type Picture,
  type Quad,
} from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'
import { planOfLooks } from './plan-looks.js'

/** A picture, the network that looks at it, and how often it may still look. */
export interface Searched {
  readonly locator: Model
  readonly picture: Picture
  readonly budget: ReadingBudget
}

/** One more look at a part of the picture; null where its looks are spent. */
export const look = async (
  { locator, picture, budget }: Searched,
  view: Quad,
  longSidePx?: number,
): Promise<Located | null> => (budget.take('looks', 1) ? locateInView(locator, picture, view, longSidePx) : null)

/**
 * The same at half the price, for a search of many parts: a document found so is looked at again. Of 48 hard photos of drawn sides
 * as many are found by the windows of a search as at full size (48), and by the picture turned (47).
 */
export const glanceAt = (searched: Searched, view: Quad): Promise<Located | null> => look(searched, view, GLANCE_PX)

const { margin, most, same, still } = planOfLooks.closer

/** Closer looks at a find, level with it, as far as the picture's looks reach. */
export const lookNearer = (
  searched: Searched,
  find: LocatedDocument,
  doubt: keyof typeof still = 'likely',
): Promise<LocatedDocument | undefined> =>
  lookCloser((view) => look(searched, view), find, {
    viewAround: (last) => levelRectangle(last, margin, margin),
    same,
    most,
    still: still[doubt],
  })
