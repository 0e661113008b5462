/** A schema of the OpenAPI document, as far as it is looked at. */
export interface Schema {
  $ref?: string
  type?: string
  nullable?: boolean
  description?: string
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: readonly Schema[]
  [key: string]: unknown
}

const prefix = '#/components/schemas/'
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/_(.)/g, (_, c) => c.toUpperCase())
const isNull = ({ type }: Schema): boolean => type === 'null'
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From, key: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** Texts, numbers or flags that may stand in one place: what all of them say, every value of a choice, and every form of a text. */
const joined = (variants: readonly Schema[], name: string): Schema => {
  const [first, ...others] = variants as [Schema, ...Schema[]]
  if (others.some(({ type }) => type !== first.type)) throw new Error(`${name} has several types`)
  const agreed = Object.entries(first).filter(([key, value]) => others.every((other) => same(other[key], value)))
  const choices = variants.every((variant) => variant.enum) && distinct(variants.flatMap((one) => one.enum!))
  const forms = distinct(variants.flatMap(({ type, description }) => (type === 'string' && description) || []))
  return {
    ...Object.fromEntries(agreed),
    ...(choices ? { enum: choices } : {}),
    ...(forms.length > 0 ? { description: forms.join(' / ') } : {}),
  }
}

/** A choice that may be empty or null is a text: of such a value generators make a constant without a name, which does not compile. */
const withNamedChoices = ({ enum: choices, ...schema }: Schema): Schema =>
  choices && !schema.nullable && !choices.includes('') ? { ...schema, enum: choices } : schema

/**
 * Schemas of OpenAPI 3.1 as 3.0 has them, without unions: several objects that may stand in one place become one object that has every
 * property of each, and requires none. Fields beyond those listed are allowed: nothing is told apart by them here.
 */
export const flatSchemas = (components: Readonly<Record<string, Schema>>) => {
  const made: Record<string, Schema> = {}
  /** The names given to what several objects became, by theirs. */
  const names = new Map<string, string>()

  const refer = (name: string, source: Schema): Schema => {
    if (!made[name]) {
      made[name] = {}
      made[name] = plain(source, name)
    }
    return { $ref: `${prefix}${name}` }
  }

  const merged = (variants: readonly Schema[], wanted: string): Schema => {
    const key = variants.map(({ $ref }) => $ref).join(' ')
    const name = names.get(key) ?? wanted
    names.set(key, name)
    const sources = variants.map(({ $ref }) => components[$ref!.slice(prefix.length)]!)
    const keys = distinct(sources.flatMap(({ properties = {} }) => Object.keys(properties)))
    const properties = keys.map((one): [string, Schema] => {
      const there = distinct(sources.flatMap(({ properties = {} }) => (properties[one] ? [properties[one]] : [])))
      return [one, there.length === 1 ? there[0]! : { anyOf: there }]
    })
    return refer(name, { title: name, type: 'object', properties: Object.fromEntries(properties) })
  }

  const union = (variants: readonly Schema[], name: string): Schema => {
    const some = distinct(variants.flatMap((one) => one.anyOf ?? one).filter((one) => !isNull(one)))
    if (some.length === 1) return flat(some[0]!, name)
    return some.every(({ $ref }) => $ref) ? merged(some, name) : joined(some, name)
  }

  /** Everything but `const`, which the document does not have. */
  const plain = ({ contentMediaType: _, additionalProperties, ...schema }: Schema, name: string): Schema => ({
    ...schema,
    ...(schema.properties
      ? { properties: mapValues(schema.properties, (one, key) => flat(one, name + upper(key))) }
      : {}),
    ...(schema.items ? { items: flat(schema.items, name) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: flat(additionalProperties, name) } : {}),
  })

  /** A schema in its flat form; `name` is that of an object which it may have to become. */
  const flat = (schema: Schema, name: string): Schema => {
    if (schema.$ref) return refer(schema.$ref.slice(prefix.length), components[schema.$ref.slice(prefix.length)]!)
    if (!schema.anyOf) return withNamedChoices(plain(schema, name))
    const { anyOf, ...said } = schema
    const isNullable = anyOf.some((one) => isNull(one) || one.anyOf?.some(isNull))
    return withNamedChoices({ ...union(anyOf, name), ...said, ...(isNullable ? { nullable: true } : {}) })
  }
  return { flat, made }
}
