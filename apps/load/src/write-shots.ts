import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnShot } from '@vivid/traffic/requests'
import { kinds } from '@vivid/traffic/requests'

/** Pictures as files and the requests as a list, for tools that cannot draw (deploy/load/k6). */
export const writeShots = async (folder: string, drawn: readonly DrawnShot[]): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const shots = await Promise.all(
    drawn.map(async ({ kind, files, truth }, index) => {
      const names: Record<string, string> = {}
      for (const [side, bytes] of Object.entries(files)) {
        names[side] = `${kind}-${index}-${side}.jpg`
        await writeFile(join(folder, names[side]), bytes)
      }
      const { path, fields, services } = kinds[kind]
      return { kind, path, fields, services, files: names, ...(truth === undefined ? {} : { truth }) }
    }),
  )
  const list = join(folder, 'shots.json')
  await writeFile(list, `${JSON.stringify(shots, null, 2)}\n`)
  return list
}
