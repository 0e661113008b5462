import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { InputError } from '../usage.js'

/** One request of a batch: a name that stands for it in the results, and its picture or its two sides. */
export interface Entry {
  name: string
  files: string[]
  /** Why it cannot be sent. */
  problem?: string
}

const pictures = /\.(jpe?g|png|webp|gif|tiff?|heic|heif|avif|bmp)$/i
const side = /[-_.](front|back)$/i

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

/** Pictures of a folder and the folders below it, sorted; for cards paired by the names of their sides. */
export const listEntries = async (folder: string, paired: boolean): Promise<Entry[]> => {
  const found = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(`${folder} cannot be listed: ${error.code}`)
  })
  const names = found.filter((name) => pictures.test(name))
  if (!paired) return names.map((name) => ({ name, files: [join(folder, name)] })).sort(byName)
  return pairSides(folder, names)
}

const pairSides = (folder: string, names: readonly string[]): Entry[] => {
  const cards = new Map<string, { front?: string; back?: string }>()
  const unnamed: Entry[] = []
  for (const name of names) {
    const stem = name.slice(0, -extname(name).length)
    const which = side.exec(stem)?.[1]?.toLowerCase() as 'front' | 'back' | undefined
    if (which === undefined) {
      unnamed.push({ name, files: [join(folder, name)], problem: `${basename(name)} says neither front nor back` })
      continue
    }
    const card = stem.replace(side, '')
    cards.set(card, { ...cards.get(card), [which]: join(folder, name) })
  }
  const paired = [...cards].map(([name, { front, back }]): Entry => {
    if (front !== undefined && back !== undefined) return { name, files: [front, back] }
    return { name, files: [(front ?? back)!], problem: `${name} has no ${front === undefined ? 'front' : 'back'}` }
  })
  return [...paired, ...unnamed].sort(byName)
}
