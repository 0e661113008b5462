import { readFileSync } from 'node:fs'
import { unlinkableDesigns } from '@vivid/contract'
import { isUnlinkable, loadCatalogue } from '@vivid/documents'
import { expect, test } from 'vitest'
import { allFigures } from './docs/figures-table.js'
import { generated } from './docs/generated.js'

test.each(Object.entries(generated))('%s is what the code says; otherwise run npm run docs', (file, make) => {
  const current = readFileSync(file, 'utf8')
  expect(current).toBe(make(current))
})

test('a figure is one number with its unit, and bold only where it has a target to miss', () => {
  expect(allFigures().length).toBeGreaterThan(50)
  for (const { what, figure, target } of allFigures()) {
    expect(figure, what).toMatch(/^(\*\*)?(× )?[\d.,]+( of [\d,]+)?( (%|×|ms|s|MB|kB))?(\*\*)?$/)
    expect(figure.startsWith('**') && target === undefined, what).toBe(false)
  }
})

test('the contract names the designs whose sides nothing links, and no others', () => {
  const { templates } = loadCatalogue()
  const unlinkable = templates.filter((template) => template.kind === 'card' && isUnlinkable(template))
  expect(Object.keys(unlinkableDesigns).toSorted()).toEqual(unlinkable.map(({ id }) => id).toSorted())
})
