import { loadModel, type Model } from '@vivid/vision'
import type { Stopwatch } from './stopwatch.js'

/** What an engine works with: networks under the names that its stages use, and tools that are functions. */
export type Tools = Readonly<Record<string, Model | ((...parameters: never[]) => unknown)>>

/** By their ids; a wrong hash or a missing file stops the start. */
export const loadNetworks = async <Name extends string>(
  ids: Readonly<Record<Name, string>>,
  folder?: string,
): Promise<Readonly<Record<Name, Model>>> => {
  const named = Object.entries<string>(ids).map(async ([name, id]) => [name, await loadModel(id, folder)] as const)
  return Object.fromEntries(await Promise.all(named)) as Record<Name, Model>
}

/** The same networks, each run of which is noted. */
export const watchNetworks = <Models extends Tools>(models: Models, { watch }: Stopwatch): Models =>
  Object.fromEntries(
    Object.entries(models).map(([name, tool]) => [name, typeof tool === 'function' ? tool : watch(tool)]),
  ) as Models
