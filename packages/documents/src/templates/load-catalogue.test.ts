import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalogue } from './load-catalogue.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'labels-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const loadWith = (labels: object) => {
  writeFileSync(join(folder, 'cy.json'), JSON.stringify(labels))
  return loadCatalogue(undefined, folder).labels
}

it('takes lists of phrases as labels', () => {
  expect(loadWith({ gender: ['RHYW'] })).toEqual({ gender: ['RHYW'] })
})

it.each([
  ['a text', { gender: 'RHYW' }, 'cy.json: gender must be a list of phrases'],
  ['a number among them', { gender: ['RHYW', 1] }, 'cy.json: gender must be a list of phrases'],
  ['an empty phrase', { gender: [''] }, 'cy.json: gender must be a list of phrases'],
  ['an unknown key', { sex: ['RHYW'] }, /cy\.json: sex is no label; there are .*\bgender\b.*\bother$/],
])('names the file and the key of labels with %s', (_, labels, problem) => {
  expect(() => loadWith(labels)).toThrow(problem)
})
