import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { unlinkableDesigns } from '@vivid/contract'
import { isUnlinkable, loadCatalogue } from '@vivid/documents'
import { createMetrics } from '@vivid/platform'
import { expect, test } from 'vitest'
import { allFigures } from '../docs/figures-table.js'
import { generated } from '../docs/generated.js'

test.each(Object.entries(generated))('%s is what the code says; otherwise run npm run docs', (file, make) => {
  const current = readFileSync(file, 'utf8')
  expect(current).toBe(make(current))
})

test('a figure is one number with its unit, perhaps an interval, and bold only where it has a target to miss', () => {
  expect(allFigures().length).toBeGreaterThan(50)
  for (const { what, figure, target } of allFigures()) {
    expect(figure, what).toMatch(/^(\*\*)?(× )?[\d.,]+( of [\d,]+)?( (%|×|ms|s|MB|kB))?(\*\*)?( \[[\d.]+, [\d.]+\])?$/)
    expect(figure.startsWith('**') && target === undefined, what).toBe(false)
  }
})

test('the contract names the designs whose sides nothing links, and no others', () => {
  const { templates } = loadCatalogue()
  const unlinkable = templates.filter((template) => template.kind === 'card' && isUnlinkable(template))
  expect(Object.keys(unlinkableDesigns).toSorted()).toEqual(unlinkable.map(({ id }) => id).toSorted())
})

interface Metric {
  name: string
  labelNames: string[]
}

test('METRICS.md lists every metric of ours with its labels, and no others', () => {
  const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
  const rows = readFileSync('deploy/prometheus/METRICS.md', 'utf8').matchAll(/^\| (`vivid_[^|]+)\|([^|]*)\|/gm)
  const listed = [...rows].flatMap(([, metrics, labels]) => namesIn(metrics!).map((name) => [name, namesIn(labels!)]))
  const metrics = createMetrics('test').registry.getMetricsAsArray() as unknown as Metric[]
  const ours = metrics.filter(({ name }) => name.startsWith('vivid_')).map(({ name, labelNames }) => [name, labelNames])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(ours))
})

/** The interface is not ours to shorten, and the changelog grows until the next release. */
const longer = ['packages/contract/interface-3.2.md', 'deploy/CHANGELOG.md']

test('a page that people read has 150 lines at most', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
  expect(pages.length).toBeGreaterThan(40)
  const lengths = pages
    .filter((page) => !longer.includes(page) && existsSync(page))
    .map((page) => ({ page, lines: readFileSync(page, 'utf8').split('\n').length - 1 }))
  expect(lengths.filter(({ lines }) => lines > 150)).toEqual([])
})
