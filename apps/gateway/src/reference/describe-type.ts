/** The part of JSON Schema that our contract uses. */
export interface Schema {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  $ref?: string
  pattern?: string
  minimum?: number
  maximum?: number
  contentMediaType?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
}

/** A type in a few words. */
export const describeType = (schema: Schema): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ')
  if (schema.contentMediaType) return `file (${schema.contentMediaType})`
  if (schema.minimum === 0 && schema.maximum !== undefined) return `${schema.type} 0…${schema.maximum}`
  return schema.type ?? 'object'
}

export interface FlatField {
  path: string
  type: string
  isRequired: boolean
  description: string
}

/** Every field of an object, those of nested objects by their path. */
export const flattenFields = ({ properties = {}, required = [] }: Schema, prefix = ''): FlatField[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`
    const field = {
      path,
      type: describeType(schema),
      isRequired: required.includes(name),
      description: schema.description ?? '',
    }
    return schema.properties ? [field, ...flattenFields(schema, `${path}.`)] : [field]
  })
