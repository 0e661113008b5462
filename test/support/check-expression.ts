import type { Exposition, Labels } from './exposition.js'
import { parsePromQl, type Selector } from './promql.js'

/** What is to be left out need not be there just now. */
const bearsOut = (operator: string, value: string, seen: string): boolean => {
  if (operator.startsWith('!')) return true
  return operator === '=~' ? new RegExp(`^(?:${value})$`).test(seen) : seen === value
}

/** Every alternative of a|b|c must exist: a misspelt one would silently never match. */
const alternatives = (operator: string, value: string): string[] =>
  operator === '=~' && /^[\w|]+$/.test(value) ? value.split('|') : [value]

const problemsOf = ({ metric, matchers }: Selector, scraped: Exposition): string[] => {
  const series = scraped.get(metric)
  if (!series) return [`there is no ${metric}`]
  return matchers.flatMap(({ label, operator, value }) =>
    alternatives(operator, value)
      .filter((one) => !series.some((labels) => label in labels && bearsOut(operator, one, labels[label]!)))
      .map((one) => `no series of ${metric} has ${label}${operator}"${one}"`),
  )
}

const has = (label: string) => (labels: Labels) => label in labels

/** Everything in an expression that running processes do not bear out. */
export const checkExpression = (expression: string, scraped: Exposition): string[] => {
  const { selectors, groupings } = parsePromQl(expression)
  return [
    ...selectors.flatMap((selector) => problemsOf(selector, scraped)),
    ...groupings.flatMap(({ labels, selectors: grouped }) =>
      labels
        // `label_replace` makes labels that no series has.
        .filter((label) => !expression.includes(`"${label}"`))
        .filter((label) => !grouped.some(({ metric }) => scraped.get(metric)?.some(has(label))))
        .map((label) => `nothing that is grouped by ${label} has it`),
    ),
  ]
}
