import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'

export interface Selector {
  metric: string
  matchers: { label: string; operator: string; value: string }[]
}

export interface Query {
  selectors: Selector[]
  /** Labels that an aggregation or a match names, with the selectors they apply to. */
  groupings: { labels: string[]; selectors: Selector[] }[]
}

const descendants = (node: SyntaxNode, name: string): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  node.cursor().iterate((inner) => {
    if (inner.name === name) found.push(inner.node)
  })
  return found
}

/** Reads an expression with Prometheus' own grammar; throws where it does not fit. */
export const parsePromQl = (expression: string): Query => {
  const text = (node: SyntaxNode) => expression.slice(node.from, node.to)
  const tree = parser.parse(expression)
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) throw new Error(`no PromQL near "${expression.slice(Math.max(0, from - 20), from + 20)}"`)
    },
  })
  const selectorOf = (node: SyntaxNode): Selector => ({
    metric: text(node.getChild('Identifier')!),
    matchers: descendants(node, 'UnquotedLabelMatcher').map((matcher) => ({
      label: text(matcher.getChild('LabelName')!),
      operator: text(matcher.getChild('MatchOp')!),
      value: text(matcher.getChild('StringLiteral')!).slice(1, -1),
    })),
  })
  const selectorsIn = (node: SyntaxNode) => descendants(node, 'VectorSelector').map(selectorOf)
  const labelsIn = (node: SyntaxNode) => descendants(node, 'LabelName').map(text)
  const groupings = descendants(tree.topNode, 'GroupingLabels').map((node) => {
    // by (…) stands in its aggregation, on (…) in its operation.
    let scope = node.parent!
    while (scope.name !== 'AggregateExpr' && scope.name !== 'BinaryExpr') scope = scope.parent!
    return { labels: labelsIn(node), selectors: selectorsIn(scope) }
  })
  return { selectors: selectorsIn(tree.topNode), groupings }
}
