import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import type { Manifest } from './manifest.js'
import { type Replacement, replace } from './replacement.js'

interface Generator {
  name: string
  behavior?: 'merge'
  literals?: string[]
  /** Files of NAME=value lines. */
  envs?: string[]
  /** Each is a key of its own, by its name. */
  files?: string[]
  options?: { disableNameSuffixHash?: true }
}
/** Whole names, as regular expressions; of a label its value. */
interface Target {
  kind: string
  name?: string
  labelSelector?: string
}
interface Kustomization {
  apiVersion: string
  kind: string
  namespace?: string
  resources?: string[]
  components?: string[]
  labels?: { pairs: Record<string, string>; includeTemplates: true }[]
  configMapGenerator?: Generator[]
  secretGenerator?: Generator[]
  images?: { name: string; newTag: string }[]
  patches?: { target: Target; patch: string }[]
  replacements?: Replacement[]
}
/** The part of kustomize that our files use; a field outside of it is an error, not ignored. */
const known = new Set([
  ...['apiVersion', 'kind', 'namespace', 'resources', 'components', 'labels'],
  ...['configMapGenerator', 'secretGenerator', 'images', 'patches', 'replacements'],
])
const knownOfGenerators = new Set(['name', 'behavior', 'literals', 'envs', 'files', 'options'])
/** A name without a hash is for files that processes follow by themselves: variables need a restart. */
const lacksHash = ({ options, literals, envs }: Generator) =>
  options?.disableNameSuffixHash === true && (literals ?? envs) !== undefined

const read = (folder: string): Kustomization => {
  const content = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization
  const generators = [...(content.configMapGenerator ?? []), ...(content.secretGenerator ?? [])]
  const unknown = [
    ...Object.keys(content).filter((key) => !known.has(key)),
    ...generators.flatMap((generator) => Object.keys(generator)).filter((key) => !knownOfGenerators.has(key)),
  ]
  if (unknown.length > 0) throw new Error(`${folder}: this test does not know ${unknown.join(', ')}`)
  const frozen = generators.filter(lacksHash).map(({ name }) => name)
  if (frozen.length > 0) throw new Error(`${folder}: a changed variable of ${frozen.join(', ')} would reach no pod`)
  return content
}

const load = (path: string): Manifest[] =>
  path.endsWith('.yaml')
    ? parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS() as Manifest)
    : render(path)

/** Files that git ignores are the operator's: here their examples stand for them. */
const readOwn = (file: string): string => readFileSync(existsSync(file) ? file : `${file}.example`, 'utf8')
const readEnv = (file: string): string[] =>
  readOwn(file)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))

const generate = (folder: string, kind: 'ConfigMap' | 'Secret', generator: Generator, manifests: Manifest[]) => {
  const { name, behavior, envs = [], files = [] } = generator
  const literals = [...(generator.literals ?? []), ...envs.flatMap((file) => readEnv(join(folder, file)))]
  const encode = (text: string) => (kind === 'Secret' ? Buffer.from(text).toString('base64') : text)
  const data = Object.fromEntries([
    ...literals.map((literal) => [
      literal.slice(0, literal.indexOf('=')),
      encode(literal.slice(literal.indexOf('=') + 1)),
    ]),
    ...files.map((file) => [basename(file), encode(readOwn(join(folder, file)))]),
  ])
  if (behavior !== 'merge') return void manifests.push({ apiVersion: 'v1', kind, metadata: { name }, data })
  const existing = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!
  Object.assign(existing.data!, data)
}

const isMeant = ({ kind: kinds, name: names = '.*', labelSelector = '' }: Target) => {
  const [label, value] = labelSelector.split('=')
  const fits = (expression: string, text: string) => new RegExp(`^(${expression})$`).test(text)
  return ({ kind, metadata }: Manifest) =>
    fits(kinds, kind) && fits(names, metadata.name) && (label === '' || metadata.labels?.[label!] === value)
}

/** JSON Patch as far as it is used: a value that is already there is replaced. */
const patch = (manifest: Manifest, text: string) => {
  for (const { op, path, value } of parse(text) as { op: string; path: string; value: unknown }[]) {
    const keys = path.split('/').slice(1)
    const last = keys.pop()!
    // biome-ignore lint/suspicious/noExplicitAny: walks through any kind of object
    const parent = keys.reduce((object: any, key) => object[key], manifest)
    if (op !== 'replace' || parent[last] === undefined) throw new Error(`cannot ${op} ${path}`)
    parent[last] = value
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a pod template of any kind
const templateOf = (manifest: Manifest): any => manifest.spec?.template

/** What `kubectl kustomize` gives, but for the hashes in the names of generated objects. */
export const render = (folder: string): Manifest[] => {
  const { namespace, ...content } = read(folder)
  const manifests = (content.resources ?? []).flatMap((path) => load(join(folder, path)))
  for (const path of content.components ?? []) manifests.push(...render(join(folder, path)))
  for (const generator of content.configMapGenerator ?? []) generate(folder, 'ConfigMap', generator, manifests)
  for (const generator of content.secretGenerator ?? []) generate(folder, 'Secret', generator, manifests)
  for (const { target, patch: text } of content.patches ?? [])
    for (const manifest of manifests.filter(isMeant(target))) patch(manifest, text)
  for (const manifest of manifests) {
    if (namespace && manifest.kind !== 'Namespace') manifest.metadata.namespace = namespace
    for (const { pairs } of content.labels ?? []) {
      manifest.metadata.labels = { ...manifest.metadata.labels, ...pairs }
      const template = templateOf(manifest)
      if (template) template.metadata.labels = { ...template.metadata.labels, ...pairs }
    }
    for (const container of templateOf(manifest)?.spec.containers ?? []) {
      const image = content.images?.find(({ name }) => name === container.image)
      if (image) container.image = `${image.name}:${image.newTag}`
    }
  }
  for (const replacement of content.replacements ?? []) replace(replacement, manifests)
  return manifests
}
