import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as contract from './index.js'
import * as ocr from './kinds/ocr/responses.js'
import { LivenessAccepted, LivenessRejected } from './kinds/selfie-liveness/responses.js'

const text = readFileSync(new URL('../interface-3.2.md', import.meta.url), 'utf8')
const sections = text.split(/^#+ /m)
const section = (number: string): string => {
  const found = sections.find((one) => one.startsWith(`${number} `))
  if (found === undefined) throw new Error(`the interface has no section ${number}`)
  return found
}

/** The cells of a section's tables, their headings left out. */
const rowsOf = (number: string): string[][] =>
  section(number)
    .split(/\n(?=\|[^\n]*\|\n\|[-|]+\|\n)/)
    .flatMap((table) =>
      table
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const firstColumn = (number: string): string[] => rowsOf(number).map(([name]) => name!)
const quoted = (part: string): string[] => [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
const lineOf = (number: string, beginning: string): string =>
  section(number)
    .split('\n')
    .find((line) => line.startsWith(beginning))!
/** `country (string, three-letter code), document_number, …` */
const listed = (part: string): string[] =>
  part
    .slice(part.indexOf(':') + 1)
    .replace(/\([^)]*\)/g, '')
    .split(/[,.]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
const cell = (number: string, row: string): string =>
  rowsOf(number)
    .find(([name]) => name === row)!
    .at(-1)!

const schemas = { ...ocr, LivenessAccepted }
type ObjectSchema = { properties: Record<string, ObjectSchema> }
const schemaAt = (path: string): ObjectSchema => {
  const [first = '', ...rest] = path.split('.')
  const top = (schemas as unknown as Record<string, ObjectSchema>)[first]!
  return rest.reduce((schema, name) => schema.properties[name]!, top)
}

describe('every field of the interface, and no other but ours', () => {
  // Ours: `details` where it was asked for, and the id where the interface has it for other answers of the kind.
  test.each([
    ['2.2', 'PassportResponse', firstColumn('2.2'), ['details']],
    ['2.3', 'PassportPlusResponse', quoted(lineOf('2.3', 'Top-level')), ['details']],
    ['2.3, OCR', 'PassportPlusResponse.OCR', firstColumn('2.3'), []],
    ['2.4', 'MexicanPassportResponse', quoted(lineOf('2.4', 'Top-level')), ['id', 'details']],
    ['2.4, OCR', 'MexicanPassportResponse.OCR', listed(lineOf('2.4', '`OCR`')), []],
    ['2.5', 'PassportPartialResponse', ['MRZ', 'OCR'], ['id', 'details']],
    ['2.5, OCR', 'PassportPartialResponse.OCR', quoted(lineOf('2.5', 'Top-level')).filter((it) => /err/.test(it)), []],
    ['2.6', 'IdentityCardResponse', firstColumn('2.6'), ['details']],
    ['2.7', 'SidesResponse', firstColumn('2.7'), ['details']],
    ['2.7, back', 'SidesResponse.backside', listed(cell('2.7', 'backside')), []],
    ['2.7, front', 'SidesResponse.frontside', listed(cell('2.7', 'frontside')), []],
    ['2.8', 'OcrFailure', quoted(rowsOf('2.8')[0]![1]!).filter((name) => name !== 'metadata'), ['id']],
    ['2.8, proof of life', 'ProofOfLifeFailure', quoted(rowsOf('2.8')[1]![1]!), ['details']],
  ])('%s: %s', (_section, schema, named, ours) => {
    expect(named.length).toBeGreaterThan(1)
    expect(Object.keys(schemaAt(schema).properties).toSorted()).toEqual([...named, ...ours].toSorted())
  })

  test('2.1: the fields and files of a document', () => {
    const known = [...Object.keys(contract.endpoints.ocr.form.properties), ...contract.ocrFiles]
    expect(known.toSorted()).toEqual([...firstColumn('2.1'), 'details'].toSorted())
  })

  test('2.9: those of a selfie', () => {
    const known = [...Object.keys(contract.endpoints.liveness.form.properties), ...contract.livenessFiles]
    expect(known.toSorted()).toEqual([...firstColumn('2.9'), 'selfie_turned'].toSorted())
  })

  test('2.10: what is said of one', () => {
    const names = firstColumn('2.10')
    const scores = names.filter((name) => name.includes('.')).map((name) => name.split('.')[1])
    expect(Object.keys(schemaAt('LivenessAccepted.api_response').properties)).toEqual(scores)
    const known = { ...LivenessAccepted.properties, ...LivenessRejected.properties }
    const theirs = names.filter((name) => !name.includes('.'))
    expect(Object.keys(known).toSorted()).toEqual([...theirs, 'details'].toSorted())
  })
})

describe('what the interface calls things', () => {
  test('its version and routes', () => {
    expect(section('9.')).toContain(`The interface version is ${contract.interfaceVersion}.`)
    expect(section('4.1')).toContain(`Path: \`{base_url}${contract.routes.ocr}\``)
    expect(section('4.2')).toContain(`Path: \`{base_url}${contract.routes.liveness}\``)
    const prefix = /`(\/api\/v[\d.]+\/)`/.exec(section('9.'))![1]!
    for (const route of Object.values(contract.routes)) expect(route.startsWith(prefix), route).toBe(true)
  })

  test('devices and documents', () => {
    expect(quoted(cell('2.1', 'device'))).toEqual(contract.devices)
    expect(quoted(cell('2.9', 'device')).toSorted()).toEqual(contract.devices.toSorted())
    expect(quoted(cell('2.1', 'document_type'))).toEqual(contract.documentTypes)
  })

  test('every code of its services is in the interface (section 7 of interface-3.2.md), and no other; ours are not', () => {
    const codesOf = (errors: object) =>
      Object.values(errors as typeof contract.errors).map(({ code }) => code as number)
    const { ocr: reading, 'id-reader-plus': proof, 'selfie-liveness': selfie, ...ours } = contract.kindFacts
    // Two selfies that show two people: the code of faces that do not match.
    const { selfies_differ, ...ofOneSelfie } = selfie.errors
    const theirs = new Set([reading.errors, proof.errors, ofOneSelfie].flatMap(codesOf))
    expect([...theirs].toSorted()).toEqual(firstColumn('7.').map(Number).toSorted())
    for (const { errors } of Object.values<contract.KindFacts>(ours))
      for (const code of codesOf(errors)) expect(theirs).not.toContain(code)
  })

  test('the largest picture of a document', () => {
    expect(cell('8.', 'Image size')).toBe(`at most ${contract.limits.documentBytes / 1024 ** 2} MB`)
  })
})

test('every error says something of its own in every language', () => {
  for (const [name, entry] of Object.entries({ ...contract.errors, ...contract.refusals })) {
    const texts = contract.languages.map((language) => entry[language])
    for (const text of texts) expect(text, name).toMatch(/\.$/)
    expect(new Set(texts).size, name).toBe(texts.length)
  }
})

test('OpenAPI resolves all its references', () => {
  const document = contract.openApi()
  const found = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(found.length).toBeGreaterThan(10)
  for (const name of found) expect(document.components.schemas).toHaveProperty(name)
})
