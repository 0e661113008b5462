import {
  type BarcodeDecoder,
  createPicture,
  findText,
  locate,
  type Model,
  openBarcodeDecoder,
  readText,
} from '@vivid/vision'
import { loadNetworks } from '../frame/networks.js'
import { findLines } from './mrz/find-lines.js'
import { LINE_BOX, readLines } from './mrz/read-lines.js'

/** The models' folders. */
export const modelIds = {
  locator: 'document-locator',
  finder: 'mrz-finder',
  reader: 'mrz-reader',
  textDetector: 'text-detector',
  textReader: 'text-reader',
} as const

export type ReaderModels = Readonly<Record<keyof typeof modelIds, Model>> & {
  readonly barcodeDecoder: BarcodeDecoder
}

export async function loadReaderModels(folder?: string): Promise<ReaderModels> {
  const [networks, barcodeDecoder] = await Promise.all([loadNetworks(modelIds, folder), openBarcodeDecoder()])
  return { ...networks, barcodeDecoder }
}

/** Runs every network once, so that the first picture does not pay for it. */
export async function warmUpReader(models: ReaderModels): Promise<void> {
  const square = [
    [0, 0],
    [64, 0],
    [64, 64],
    [0, 64],
  ] as const
  const blank = createPicture(64, 64, 1)
  await locate(models.locator, createPicture(64, 64, 3))
  await findLines(models.finder, blank, square)
  await readLines(models.reader, [createPicture(LINE_BOX.widthPx, LINE_BOX.heightPx, 1)])
  await findText(models.textDetector, blank)
  await readText(models.textReader, blank, [{ quad: square }])
  await models.barcodeDecoder(blank)
}
