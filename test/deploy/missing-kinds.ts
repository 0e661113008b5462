import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root } from '../support/service.js'

/** Where several kinds of work stand side by side: in one text, among the items of a list, or as the keys of a mapping. */
export interface Enumeration {
  /** The keys and titles that lead there, such as `services.k6.depends_on`. */
  at: string
  named: Set<string>
}

const namesIn = (text: string, kinds: readonly string[]): string[] =>
  kinds.filter((kind) => new RegExp(`(?<![\\w-])${kind}(?![\\w-])`).test(text))

/** What an item of a list is called: itself, or its name. */
const titleOf = (item: unknown): string => {
  if (typeof item === 'string') return item
  type Named = { name?: unknown; alert?: unknown; metadata?: { name?: unknown } }
  const { name, alert, metadata } = (item ?? {}) as Named
  return String(name ?? alert ?? metadata?.name ?? '')
}

export const enumerationsIn = (value: unknown, kinds: readonly string[], at = ''): Enumeration[] => {
  if (typeof value === 'string') return [{ at, named: new Set(namesIn(value, kinds)) }]
  if (typeof value !== 'object' || value === null) return []
  const titles = Array.isArray(value) ? value.map(titleOf) : Object.keys(value)
  const own = { at, named: new Set(titles.flatMap((title) => namesIn(title, kinds))) }
  const inside = (inner: unknown, index: number) =>
    enumerationsIn(inner, kinds, [at, titles[index] || index].filter((part) => part !== '').join('.'))
  return [own, ...Object.values(value).flatMap(inside)]
}

/** Every file below the folder that is YAML or JSON. */
const dataFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** The files that run the service somewhere. */
export const deploymentFiles = (): string[] => [
  join(root, 'docker-compose.yml'),
  ...dataFiles('deploy'),
  ...dataFiles('.github'),
]

/** Every place in a file that names two kinds or more. */
export const enumerationsOf = (file: string, kinds: readonly string[]): Enumeration[] => {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => document.toJS())
  const content = documents.length === 1 ? documents[0] : documents
  return enumerationsIn(content, kinds).filter(({ named }) => named.size > 1)
}
