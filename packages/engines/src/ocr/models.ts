import { loadModel, type Model } from '@vivid/vision'

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
