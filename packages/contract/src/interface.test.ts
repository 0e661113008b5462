import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as contract from './index.js'

const table = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

type ObjectSchema = { properties: Record<string, ObjectSchema> }
const schemas = new Map(Object.entries(contract)) as Map<string, unknown> as Map<string, ObjectSchema>
const schemaAt = (path: string): ObjectSchema => {
  const [first = '', ...rest] = path.split('.')
  return rest.reduce((schema, name) => schema.properties[name]!, schemas.get(first)!)
}

const codes = new Set(Object.values(contract.errors).map(({ code }) => code))

describe('the interface in tables', () => {
  const markdown = readFileSync(new URL('../interface-3.2.md', import.meta.url), 'utf8')
  const [fields = '', codeTable = ''] = markdown.split('## Codes')

  const rows = table(fields).slice(1)
  test('has rows', () => expect(rows.length).toBeGreaterThan(15))
  test.each(rows)('%s', (_object, schema, names) => {
    expect(Object.keys(schemaAt(schema!).properties).sort()).toEqual(names!.split(', ').sort())
  })

  test('every code is in the error table, and no other', () => {
    const listed = table(codeTable)
      .slice(1)
      .flatMap(([, list]) => list!.split(', ').map(Number))
    expect([...codes].sort()).toEqual(listed.sort())
  })
})

const full = new URL('../../../../shared/spec/interface-3.2.md', import.meta.url)
describe.runIf(existsSync(full))('the full interface document', () => {
  const sections = (existsSync(full) ? readFileSync(full, 'utf8') : '').split(/^#+ /m)
  const firstColumn = (number: string) => {
    const section = sections.find((text) => text.startsWith(number)) ?? ''
    return table(section)
      .slice(1)
      .map(([name]) => name!)
  }

  test.each([
    ['2.2 ', 'PassportResponse'],
    ['2.6 ', 'IdentityCardResponse'],
    ['2.7 ', 'SidesResponse'],
    ['2.3 ', 'PassportPlusResponse.OCR'],
  ])('section %s is covered by %s', (number, schema) => {
    const names = firstColumn(number)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(schemaAt(schema).properties).toHaveProperty(name)
  })

  test('requests', () => {
    const known = [...Object.keys(contract.OcrForm.properties), ...contract.ocrFiles, ...contract.livenessFiles]
    const names = [...firstColumn('2.1 '), ...firstColumn('2.9 ')]
    expect(names.length).toBeGreaterThan(9)
    for (const name of names) expect([...known, ...Object.keys(contract.LivenessForm.properties)]).toContain(name)
  })

  test('liveness responses', () => {
    const known = { ...contract.LivenessAccepted.properties, ...contract.LivenessRejected.properties }
    const names = firstColumn('2.10 ').map((name) => name.replace(/^api_response\..*/, 'api_response'))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(known).toHaveProperty(name)
  })

  test('codes', () => {
    const listed = firstColumn('7. ').map(Number).filter(Number.isInteger)
    expect(listed.length).toBe(codes.size)
    for (const code of listed) expect(codes).toContain(code)
  })
})

test('every error says something in both languages', () => {
  for (const [name, entry] of Object.entries({ ...contract.errors, ...contract.refusals })) {
    expect(entry.en, name).toMatch(/\.$/)
    expect(entry.es, name).toMatch(/\.$/)
    expect(entry.es, name).not.toBe(entry.en)
  }
})

test('OpenAPI resolves all its references', () => {
  const document = contract.openApi('3.2.0')
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(document.components.schemas).toHaveProperty(name)
})
