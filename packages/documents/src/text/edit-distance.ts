import { editCosts, placeCost, placesOf } from './edit-cost.js'

const BLANK = placesOf(' ')[0]!

const gap = (place: number): number => (place === BLANK ? editCosts.blank : editCosts.other)

const BLANK_CODE = ' '.charCodeAt(0)

/** Blanks left out. */
export const lettersOf = (plain: string): number => {
  let count = 0
  for (let at = 0; at < plain.length; at++) if (plain.charCodeAt(at) !== BLANK_CODE) count++
  return count
}

/**
 * What the cheapest way from one plain text to the other costs, as `alignTexts` counts it; infinite where it costs more than
 * `most`, which is told long before the end.
 */
export const editDistance = (a: string, b: string, most = Number.POSITIVE_INFINITY): number => {
  if (a === b) return 0
  // A letter too many is left out or taken for a blank, and either costs a whole one.
  if (Math.abs(lettersOf(a) - lettersOf(b)) * editCosts.other > most) return Number.POSITIVE_INFINITY
  const [rows, columns] = [placesOf(a), placesOf(b)]
  // A plain array: a typed one of this size costs more to make than all that is done with it.
  const costs = [0]
  for (let j = 0; j < columns.length; j++) costs.push(costs[j]! + gap(columns[j]!))
  for (const row of rows) {
    const missing = gap(row)
    let diagonal = costs[0]!
    let left = diagonal + missing
    costs[0] = left
    let least = left
    for (let j = 0; j < columns.length; j++) {
      const column = columns[j]!
      const above = costs[j + 1]!
      left = Math.min(diagonal + placeCost(row, column), above + missing, left + gap(column))
      diagonal = above
      costs[j + 1] = left
      if (left < least) least = left
    }
    if (least > most) return Number.POSITIVE_INFINITY
  }
  const total = costs[columns.length]!
  return total > most ? Number.POSITIVE_INFINITY : total
}
