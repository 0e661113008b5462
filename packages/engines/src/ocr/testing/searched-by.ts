import type { Model, Picture } from '@vivid/vision'
import { startBudget } from '../../frame/budget.js'
import { type Counted, requestBudget } from '../budgets.js'
import type { Searched } from '../locate/look.js'

/** A picture with a budget of its own, of which a part may be less than usual. */
export const searchedBy = (
  locator: Model,
  picture: Picture,
  most: Partial<Record<Counted, number>> = {},
): Searched => ({ locator, picture, budget: startBudget({ ...requestBudget, ...most }) })
