import { inUnionOrder } from './union-order.js'

interface Node {
  title?: string
  type?: unknown
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * One schema in the words that code generators understand. A constant of booleans is a sentence and `x-constant`: some write
 * `const` down as a text, in code that does not compile. An object of any names has `additionalProperties`, as few read patterns of names.
 */
const inPlainWords = ({ const: only, patternProperties, anyOf, ...node }: Node): Node => ({
  ...node,
  ...(only === undefined ? {} : { description: `Always ${only}.`, 'x-constant': only }),
  ...(isNode(patternProperties) ? { additionalProperties: Object.values(patternProperties)[0] } : {}),
  ...(Array.isArray(anyOf) ? { anyOf: inUnionOrder(anyOf) } : {}),
})

/** The schemas by title. Objects inside them that have a title of their own become references, so that each is one class. */
export const componentsOf = (schemas: readonly object[]): Record<string, object> => {
  const components: Record<string, object> = {}
  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer)
    if (!isNode(value)) return value
    if (value.type !== 'object' || value.title === undefined) return copy(value)
    components[value.title] ??= copy(value)
    return { $ref: `#/components/schemas/${value.title}` }
  }
  const copy = (node: Node): Node =>
    Object.fromEntries(Object.entries(inPlainWords(node)).map(([key, value]) => [key, refer(value)]))
  for (const schema of schemas) refer(schema)
  return components
}
