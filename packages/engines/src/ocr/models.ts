import { type BarcodeDecoder, type Model, openBarcodeDecoder } from '@vivid/vision'
import { loadNetworks } from '../frame/networks.js'

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

export const loadReaderModels = async (folder?: string): Promise<ReaderModels> => {
  const [networks, barcodeDecoder] = await Promise.all([loadNetworks(modelIds, folder), openBarcodeDecoder()])
  return { ...networks, barcodeDecoder }
}
