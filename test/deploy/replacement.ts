import { type Manifest, named } from './manifest.js'

/** As kustomize has it: a field of one object becomes a piece of a text in others. */
export interface Replacement {
  source: { kind: string; name: string; fieldPath: string }
  targets: {
    select: { kind: string }
    fieldPaths: string[]
    /** The text is cut at the delimiter; the piece with this index is replaced. */
    options: { delimiter: string; index: number }
  }[]
}

// biome-ignore lint/suspicious/noExplicitAny: walks through any kind of object
const follow = (object: any, keys: string[]): any => keys.reduce((inner, key) => inner[key], object)

export const replace = ({ source, targets }: Replacement, manifests: Manifest[]): void => {
  const value = follow(named(manifests, source.kind, source.name), source.fieldPath.split('.'))
  if (typeof value !== 'string') throw new Error(`${source.kind} ${source.name} has no ${source.fieldPath}`)
  for (const { select, fieldPaths, options } of targets) {
    for (const manifest of manifests.filter(({ kind }) => kind === select.kind)) {
      for (const path of fieldPaths) {
        const keys = path.split('.')
        const last = keys.pop()!
        const parent = follow(manifest, keys)
        const pieces = String(parent[last]).split(options.delimiter)
        pieces[options.index] = value
        parent[last] = pieces.join(options.delimiter)
      }
    }
  }
}
