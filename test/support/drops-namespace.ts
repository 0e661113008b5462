import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'

const LABEL = 'namespace'

const ancestors = (node: SyntaxNode): SyntaxNode[] => (node.parent ? [node.parent, ...ancestors(node.parent)] : [])
const contains = (node: SyntaxNode, name: string): boolean => {
  let found = false
  node.cursor().iterate((inner) => {
    found ||= inner.name === name
  })
  return found
}

/** The first of several that `or` joins. */
const firstOf = (node: SyntaxNode): SyntaxNode => (node.getChild('Or') ? firstOf(node.firstChild!) : node)

/**
 * Series of an expression in which services that share a Prometheus would be mixed: neither do they choose a namespace, nor is it kept by
 * every aggregation and match above them. Of what is nowhere nothing is known, so `absent` may stand behind an `or` alone.
 */
export const dropsNamespace = (expression: string): string[] => {
  const text = (node: SyntaxNode) => expression.slice(node.from, node.to)
  const labelsOf = (node: SyntaxNode) => node.getChild('GroupingLabels')!.getChildren('LabelName').map(text)

  /** Whether the labels of a series below this node are without its namespace above it. */
  const isLostAt = (node: SyntaxNode): boolean => {
    if (node.name === 'AggregateExpr') {
      const modifier = node.getChild('AggregateModifier')
      if (!modifier) return true
      return (modifier.getChild('By') !== null) !== labelsOf(modifier).includes(LABEL)
    }
    const match = node.name === 'BinaryExpr' ? node.getChild('MatchingModifierClause') : null
    if (!match || node.getChild('Or')) return false
    return (match.getChild('On') !== null) !== labelsOf(match).includes(LABEL)
  }
  const isAlternative = (node: SyntaxNode) =>
    ancestors(node).some((above) => above.getChild('Or') && !contains(firstOf(above), 'Absent'))

  const problems: string[] = []
  parser.parse(expression).iterate({
    enter: ({ name, node }) => {
      if (name !== 'VectorSelector') return
      const above = ancestors(node)
      const absent = above.find((each) => each.name === 'FunctionCall' && contains(each.firstChild!, 'Absent'))
      const isChosen = text(node).includes(`${LABEL}=`)
      const isMixed = absent ? !isAlternative(absent) : !isChosen && above.some(isLostAt)
      if (isMixed) problems.push(text(node))
    },
  })
  return problems
}
