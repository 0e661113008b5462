import { type BarcodeDecoder, type ReadBarcodes, readBarcodes } from '@vivid/vision'
import type { ReadingBudget } from './budgets.js'
import type { FlatDocument } from './locate/lay-flat.js'

/** The codes of a document, as far as the pixels that may still be searched on its picture reach: costly patterns cost the same per pixel. */
export const readCodesOf = (
  decoder: BarcodeDecoder,
  flat: FlatDocument,
  budget: ReadingBudget,
): Promise<ReadBarcodes> =>
  readBarcodes(
    async (picture, search) =>
      budget.take('barcodePx', picture.widthPx * picture.heightPx) ? decoder(picture, search) : [],
    flat,
  )
