import { type BarcodeDecoder, loadModel, type Model, openBarcodeDecoder } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'

export interface ReaderModels {
  readonly locator: Model
  readonly finder: Model
  readonly reader: Model
  readonly textDetector: Model
  readonly textReader: Model
  readonly barcodeDecoder: BarcodeDecoder
}

/** The models' folders; a wrong hash or a missing file stops the start. */
export const modelIds = {
  locator: 'document-locator',
  finder: 'mrz-finder',
  reader: 'mrz-reader',
  textDetector: 'text-detector',
  textReader: 'text-reader',
} as const

export async function loadReaderModels(folder?: string): Promise<ReaderModels> {
  const [locator, finder, reader, textDetector, textReader, barcodeDecoder] = await Promise.all([
    loadModel(modelIds.locator, folder),
    loadModel(modelIds.finder, folder),
    loadModel(modelIds.reader, folder),
    loadModel(modelIds.textDetector, folder),
    loadModel(modelIds.textReader, folder),
    openBarcodeDecoder(),
  ])
  return { locator, finder, reader, textDetector, textReader, barcodeDecoder }
}

export const watchModels = (models: ReaderModels, stopwatch: Stopwatch): ReaderModels => ({
  locator: stopwatch.watch(models.locator),
  finder: stopwatch.watch(models.finder),
  reader: stopwatch.watch(models.reader),
  textDetector: stopwatch.watch(models.textDetector),
  textReader: stopwatch.watch(models.textReader),
  barcodeDecoder: models.barcodeDecoder,
})
