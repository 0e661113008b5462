import { expect, test } from 'vitest'
import { flatOpenApi } from './flat-openapi.js'
import type { Schema } from './flat-schemas.js'
import { openApi } from './openapi.js'
import { isFailing } from './union-order.js'

const document = openApi()
const components = document.components.schemas as Record<string, Schema>
const nameOf = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? 'a schema without a name'
const resolved = (schema: Schema): Schema => (schema.$ref ? components[nameOf(schema)]! : schema)
/** With every reference replaced by what it names. */
const whole = (schema: Schema): Schema => {
  const { properties = {}, ...own } = resolved(schema)
  return { ...own, properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, whole(one)])) }
}

type Found = { path: string; key: string; value: unknown }
/** Every key of a document, with where it stands. */
const keysOf = (node: unknown, path = ''): Found[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]) => [{ path, key, value }, ...keysOf(value, `${path}/${key}`)])

/** Nothing that is `later` has all that `earlier` requires. */
const isApart = (earlier: Schema, later: Schema): boolean =>
  (earlier.required as string[]).some((name) => {
    const other = later.properties?.[name]
    if (!other) return later.additionalProperties === false
    const own = resolved(earlier.properties![name]!)
    return own.type === 'object' && isApart(own, resolved(other))
  })

const unions = keysOf(document)
  .filter(({ key }) => key === 'anyOf' || key === 'oneOf')
  .map(({ path, value }) => ({ path, variants: value as Schema[] }))
  .filter(({ variants }) => !variants.some(({ type }) => type === 'null'))

test('the document has unions', () => expect(unions.length).toBeGreaterThan(10))

test.each(unions)('$path: what fails comes first, and each variant has a name', ({ variants }) => {
  const failing = variants.map((one) => isFailing(whole(one)))
  expect(failing).toEqual([...failing].sort((a, b) => Number(b) - Number(a)))
  for (const one of variants) expect(components).toHaveProperty(nameOf(one))
})

test.each(unions)('$path: no variant passes for one before it', ({ variants }) => {
  const mistaken = variants.flatMap((earlier, i) =>
    variants
      .slice(i + 1)
      .filter((later) => !isApart(resolved(earlier), resolved(later)))
      .map((later) => `${nameOf(later)} passes for ${nameOf(earlier)}`),
  )
  expect(mistaken).toEqual([])
  for (const one of variants) expect(resolved(one).additionalProperties).toBe(false)
})

test.each([
  ['3.1', document],
  ['3.0', flatOpenApi()],
])('OpenAPI %s has no constants, and no enumeration of anything but texts', (_version, one) => {
  const found = keysOf(one)
  expect(found.filter(({ key }) => key === 'const')).toEqual([])
  const choices = found.filter(({ key, value }) => key === 'enum' && Array.isArray(value))
  expect(choices.length).toBeGreaterThan(5)
  expect(choices.filter(({ value }) => (value as unknown[]).some((item) => typeof item !== 'string'))).toEqual([])
})

test('no group of paths shares its name with webhooks: generators write each group into one file', () => {
  const tagsOf = (paths: object) =>
    keysOf(paths).flatMap(({ key, value }) => (key === 'tags' ? (value as string[]) : []))
  const ofPaths = tagsOf(document.paths)
  expect(tagsOf(document.webhooks).filter((tag) => ofPaths.includes(tag))).toEqual([])
})
