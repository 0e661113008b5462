import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mountImage } from './buildah.js'

/** Megabytes (10^6 bytes) of an image's files, by what they are. */
export interface Content {
  system: number
  node: number
  packages: number
  models: number
  ours: number
  total: number
  /** The largest packages, with their megabytes. */
  largest: [string, number][]
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesIn(path) : lstatSync(path).size)
  }, 0)

const sizeMb = (path: string): number => {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  return (stats.isDirectory() ? bytesIn(path) : stats.size) / 1e6
}

export const weigh = (image: string): Content => {
  const { folder, remove } = mountImage(image)
  try {
    const packages = join(folder, 'vivid/node_modules')
    const largest = readdirSync(packages)
      .map((name): [string, number] => [name, sizeMb(join(packages, name))])
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 4)
    const total = sizeMb(folder)
    const parts = {
      node: sizeMb(join(folder, 'usr/local/bin/node')),
      packages: sizeMb(packages),
      models: sizeMb(join(folder, 'vivid/models')),
      ours: ['apps', 'packages'].reduce((sum, name) => sum + sizeMb(join(folder, 'vivid', name)), 0),
    }
    const known = Object.values(parts).reduce((sum, mb) => sum + mb)
    return { ...parts, system: total - known, total, largest }
  } finally {
    remove()
  }
}
