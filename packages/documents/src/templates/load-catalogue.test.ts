import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { labelsFolder, loadCatalogue } from './load-catalogue.js'

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

/** Files that are for no language of their own. */
const ofNoLanguage = ['es-central-america', 'name', 'transliterated']

it('each language stands in one file', () => {
  const names = readdirSync(labelsFolder).map((file) => file.replace('.json', ''))
  const languages = names.filter((name) => !ofNoLanguage.includes(name)).flatMap((name) => name.split('-'))
  expect(languages.filter((language) => !/^[a-z]{2}$/.test(language))).toEqual([])
  expect(languages.filter((language, index) => languages.indexOf(language) < index)).toEqual([])
})
