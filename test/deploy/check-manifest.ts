import { createRequire } from 'node:module'
import type { Manifest } from './manifest.js'

const load = createRequire(import.meta.url)
/** Packages that carry the published schemas, by API group; the core ones are in the first. */
const schemas: Record<string, string> = {
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
}

interface Model {
  prototype: { validate(): void }
}

const modelOf = ({ apiVersion, kind }: Manifest): Model => {
  const name = schemas[apiVersion.split('/')[0]!] ?? 'kubernetes-models'
  return (load(`${name}/${apiVersion}/${kind}`) as Record<string, Model>)[kind]!
}

/** Remembers which properties are looked at; whoever lists the keys of an object has looked at all. */
const watch = (value: unknown, path: string, unseen: Set<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, `${path}/${key}`, item] as const)
  if (!Array.isArray(value)) for (const [, place] of entries) unseen.add(place)
  const watched = new Map(entries.map(([key, place, item]) => [key, watch(item, place, unseen)]))
  return new Proxy(value, {
    get: (target, key, receiver) => {
      if (typeof key !== 'string' || !watched.has(key)) return Reflect.get(target, key, receiver)
      unseen.delete(`${path}/${key}`)
      return watched.get(key)
    },
    ownKeys: (target) => {
      for (const [, place] of entries) unseen.delete(place)
      return Reflect.ownKeys(target)
    },
  })
}

/**
 * What is wrong with an object by its published schema. The schemas let unknown properties pass, but never look at
 * them: a property that validation did not touch is one that Kubernetes does not know, a typing error for instance.
 */
export const checkManifest = (manifest: Manifest): string[] => {
  const unseen = new Set<string>()
  const watched = watch(manifest, `${manifest.kind} ${manifest.metadata.name}`, unseen)
  const { validate } = modelOf(manifest).prototype
  try {
    validate.call(watched)
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`]
  }
  return [...unseen].map((place) => `${place} is unknown`)
}
