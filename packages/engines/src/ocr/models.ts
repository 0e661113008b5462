import { loadModel, type Model } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'

export interface ReaderModels {
  readonly locator: Model
  readonly finder: Model
  readonly reader: Model
}

/** The models' folders; a wrong hash or a missing file stops the start. */
export const modelIds = { locator: 'document-locator', finder: 'mrz-finder', reader: 'mrz-reader' } as const

export async function loadReaderModels(folder?: string): Promise<ReaderModels> {
  const [locator, finder, reader] = await Promise.all([
    loadModel(modelIds.locator, folder),
    loadModel(modelIds.finder, folder),
    loadModel(modelIds.reader, folder),
  ])
  return { locator, finder, reader }
}

export const watchModels = ({ locator, finder, reader }: ReaderModels, stopwatch: Stopwatch): ReaderModels => ({
  locator: stopwatch.watch(locator),
  finder: stopwatch.watch(finder),
  reader: stopwatch.watch(reader),
})
