import type { TextBudget } from '../../evidence/text-budget.js'
import type { AskedField } from '../ask/asked-field.js'
import type { Page } from '../page/page.js'
import { type Piece, runsOfWords } from '../page/piece.js'

/** Labels of a side that take as long to hold against a claim as all other clues together. */
const LABELS_AS_ALL_ELSE = 64

/** The page with those of its values, from the top, whose claims the budget grants; without a budget all of them. */
export const affordValues = (page: Page, asked: readonly AskedField[], budget?: TextBudget): Page => {
  if (!budget) return page
  const short = asked.filter(({ isShort }) => isShort).length
  const claimsOf = (piece: Piece) => asked.length - short + short * runsOfWords(piece).length
  const cost = 1 + page.labels.length / LABELS_AS_ALL_ELSE
  return { ...page, values: page.values.filter((piece) => budget.take('claims', Math.ceil(cost * claimsOf(piece)))) }
}
