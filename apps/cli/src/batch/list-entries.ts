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

const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'tiff', 'heic', 'heif', 'avif', 'bmp']
const pictures = new RegExp(`\\.(${endings.join('|')})$`, 'i')
const side = /[-_.](front|back)$/i

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

/** Pictures of a folder and the folders below it, sorted; for cards paired by the names of their sides. */
export const listEntries = async (folder: string, paired: boolean): Promise<Entry[]> => {
  const found = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? error : new InputError(`${folder} cannot be listed: ${error.code}`)
  })
  const names = found.filter((name) => pictures.test(name))
  if (names.length === 0) throw new InputError(`${folder} holds no pictures (${endings.join(', ')})`)
  if (!paired) return names.map((name) => ({ name, files: [join(folder, name)] })).sort(byName)
  return pairSides(folder, names)
}

const pairSides = (folder: string, names: readonly string[]): Entry[] => {
  const cards = new Map<string, { front?: string; back?: string }>()
  const unnamed: Entry[] = []
  for (const name of names) {
    const ending = extname(name)
    const stem = name.slice(0, -ending.length)
    const which = side.exec(stem)?.[1]?.toLowerCase() as 'front' | 'back' | undefined
    if (which === undefined) {
      const [lone, named] = [basename(name), basename(stem)]
      const problem = `${lone} says neither front nor back: name it ${named}-front${ending} or ${named}-back${ending}`
      unnamed.push({ name, files: [join(folder, name)], problem })
      continue
    }
    const card = stem.replace(side, '')
    cards.set(card, { ...cards.get(card), [which]: join(folder, name) })
  }
  const paired = [...cards].map(([name, { front, back }]): Entry => {
    if (front !== undefined && back !== undefined) return { name, files: [front, back] }
    const [found, missing] = front === undefined ? [back!, 'front'] : [front, 'back']
    const wanted = basename(found).replace(/(front|back)(?=\.[^.]+$)/i, missing)
    return { name, files: [found], problem: `${name} has no ${missing}: name it ${wanted}` }
  })
  return [...paired, ...unnamed].sort(byName)
}
