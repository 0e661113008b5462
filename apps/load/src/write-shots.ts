import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnShot } from '@vivid/traffic/requests'
import { kinds } from '@vivid/traffic/requests'
import { kindAt, type Mix } from './mix.js'
import { readScenarios } from './scenarios.js'

/** Requests after which a tool starts from the first again. The mix is dealt out by the golden ratio, which nearly repeats after a Fibonacci number. */
const ROUND = 987

/** Indices of the shots in the order in which the load kit sends them. */
const orderOf = (drawn: readonly DrawnShot[], mix: Mix): number[] => {
  const turns = new Map<string, number>()
  return Array.from({ length: ROUND }, (_, n) => {
    const kind = kindAt(mix, n)
    const turn = turns.get(kind) ?? 0
    turns.set(kind, turn + 1)
    const own = drawn.flatMap((shot, index) => (shot.kind === kind ? [index] : []))
    return own[turn % own.length]!
  })
}

/** Pictures as files, the requests as a list and the order of each scenario, for tools that cannot draw (deploy/load/k6). */
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
  const orders = Object.entries(readScenarios()).map(([name, { mix }]) => [name, orderOf(drawn, mix)])
  await writeFile(join(folder, 'orders.json'), `${JSON.stringify(Object.fromEntries(orders))}\n`)
  const list = join(folder, 'shots.json')
  await writeFile(list, `${JSON.stringify(shots, null, 2)}\n`)
  return list
}
