import { devices, documentTypes, endpointFacts, interfaceVersion, openApi, routes } from '@vivid/contract'

interface Schema {
  $ref?: string
  type?: string
  'x-constant'?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
}

const literal = (value: unknown): string =>
  value === true ? 'True' : value === false ? 'False' : JSON.stringify(value)

const plain: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }

const typeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return `Union[${[...new Set(either.map(typeOf))].join(', ')}]`
  if (schema['x-constant'] !== undefined) return `Literal[${literal(schema['x-constant'])}]`
  if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`
  if (schema.type === 'array') return `List[${typeOf(schema.items ?? {})}]`
  const { additionalProperties: values } = schema
  if (schema.type === 'object') return `Dict[str, ${typeOf(typeof values === 'object' ? values : {})}]`
  return plain[schema.type ?? ''] ?? 'Any'
}

/** Names that the language keeps for itself: a class cannot have them as fields. */
const keywords = new Set(['from', 'class', 'global', 'import', 'in', 'is', 'not', 'or', 'pass', 'return', 'with'])

const classOf = (name: string, { properties, required = [] }: Schema): string => {
  const fields = Object.entries(properties ?? {}).map(([key, value]) => {
    const type = typeOf(value)
    return [key, required.includes(key) ? type : `NotRequired[${type}]`] as const
  })
  if (!fields.some(([key]) => keywords.has(key)))
    return `class ${name}(TypedDict):\n${fields.map(([key, type]) => `    ${key}: ${type}\n`).join('')}`
  return `${name} = TypedDict(\n    "${name}",\n    {${fields.map(([key, type]) => `"${key}": '${type}'`).join(', ')}},\n)\n`
}

/** The bodies that the service answers with, for the Python client: one `TypedDict` for each. */
export const pythonTypes = (): string => {
  const schemas = openApi().components.schemas as unknown as Record<string, Schema>
  const made = Object.entries(schemas).map(([name, schema]) =>
    schema.properties === undefined ? `${name} = ${typeOf(schema)}\n` : classOf(name, schema),
  )
  return `"""What the service answers with. Made by npm run docs from the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


${made.join('\n\n')}`
}

const strings = (values: readonly string[]): string => values.map(literal).join(', ')

/** What the Python client knows of the interface: versions, paths and names. */
export const pythonInterface =
  (): string => `"""Paths and names of the interface. Made by npm run docs from the contract."""

from typing import Dict, Literal

VERSION = "${interfaceVersion}"

ROUTES: Dict[str, str] = {
${Object.entries(routes)
  .map(([name, path]) => `    "${name}": "${path}",\n`)
  .join('')}}

PICTURES = frozenset([${strings([...new Set(Object.values(endpointFacts).flatMap(({ files }) => files as readonly string[]))])}])

Analysis = Literal[${strings(Object.keys(endpointFacts))}]
Device = Literal[${strings(devices)}]
DocumentType = Literal[${strings(documentTypes)}]
`
