import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentFields } from '../fields/document-field.js'
import { type Catalogue, createCatalogue, type LabelKey, type Lexicon, otherLabelKeys } from './catalogue.js'
import { checkTemplate } from './check-template.js'
import type { PrintWeights } from './print-weights.js'
import type { Template } from './template.js'

const beside = (folder: string) => join(dirname(fileURLToPath(import.meta.url)), '..', folder)

/** A folder for each state, with the JSON of its documents. */
export const statesFolder = beside('states')

/** The words that name fields: a file for each language, or for a few that are alike. */
export const labelsFolder = beside('labels')

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()

const labelKeys: readonly string[] = [...documentFields, ...otherLabelKeys]

const isLabelKey = (key: string): key is LabelKey => labelKeys.includes(key)

const isPhrases = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((phrase) => typeof phrase === 'string' && phrase.trim() !== '')

const loadLabels = (folder: string): Lexicon => {
  const labels: Partial<Record<LabelKey, string[]>> = {}
  for (const file of filesUnder(folder))
    for (const [key, phrases] of Object.entries(readJson(file) as Record<string, unknown>)) {
      if (!isLabelKey(key)) throw new Error(`${file}: ${key} is no label; there are ${labelKeys.join(', ')}`)
      if (!isPhrases(phrases)) throw new Error(`${file}: ${key} must be a list of phrases`)
      labels[key] = [...new Set([...(labels[key] ?? []), ...phrases])]
    }
  return labels
}

const loadWeights = (): PrintWeights =>
  (readJson(join(beside('read'), 'print', 'print-weights.json')) as { weights: PrintWeights }).weights

const loadTemplate = (file: string): Template => {
  const checked = checkTemplate(readJson(file))
  if ('problems' in checked) throw new Error(`${file}: ${checked.problems.join('; ')}`)
  return checked.template
}

/** Read once at start; a template that is wrong stops the start. */
export const loadCatalogue = (folder = statesFolder, labels = labelsFolder): Catalogue => {
  // Between equals the first is chosen: a state's own goes before those of any state.
  const templates = filesUnder(folder)
    .map(loadTemplate)
    .sort((a, b) => Number(a.state === null) - Number(b.state === null))
  const doubled = templates.find(({ id }, index) => templates.findIndex((each) => each.id === id) !== index)
  if (doubled) throw new Error(`two templates are called ${doubled.id}`)
  return createCatalogue(templates, loadLabels(labels), loadWeights())
}
