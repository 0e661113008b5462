import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesUnder(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
const sources = ['apps', 'packages', 'test'].flatMap(sourcesUnder)

const placesOf = (pattern: RegExp): string[] =>
  sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => `${path}: ${name}`))

test('all sources were looked at', () => expect(sources.length).toBeGreaterThan(1_000))

test('functions are arrows, but for overloads, which have no other form', () => {
  const others = placesOf(/^(?:export )?(?:async )?function (\w+)/gm)
  expect([...new Set(others)]).toEqual([
    'packages/platform/src/config/variable.ts: text',
    'packages/platform/src/config/variable.ts: url',
  ])
})

test('a number that stands alone is written in capitals', () => {
  expect(placesOf(/^(?:export )?const ([a-z]\w+) = -?[\d._]+(?: \* [\d._]+)*$/gm)).toEqual([])
})

test('a stage is named by its verb, words joined by hyphens: names are labels of metrics', () => {
  const names = placesOf(/\bstage\('([^']+)'/g).map((place) => place.split(': ')[1]!)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})
