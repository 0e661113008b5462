import { anyPicture, createPicture, type DecodeLimits, findText, locate, readBarcodes, readText } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'
import type { Where } from './locate/look-elsewhere.js'
import { lookAgain } from './look-again.js'
import { loadReaderModels } from './models.js'
import { findLines } from './mrz/find-lines.js'
import { LINE_BOX, readLines } from './mrz/read-lines.js'
import { readZone } from './mrz/read-zone.js'
import { readDocument } from './pipeline.js'
import { type ReadDocument, type Wanted, zoneOnly } from './read-document.js'

/** Reads pictures of documents; one per thread. */
export interface DocumentReader {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  read(bytes: Uint8Array, wanted?: Wanted, limits?: DecodeLimits, stopwatch?: Stopwatch): Promise<ReadDocument>
  /** Searches the whole picture for a zone that was not expected before. */
  searchZone(read: ReadDocument): Promise<ReadDocument>
  /** Looks for the codes that were not asked for before; needs the document laid flat. */
  readCodes(read: ReadDocument): Promise<ReadDocument>
  /** Looks for the document elsewhere in the picture than where it was read; null where nothing is legible there. */
  lookAgain(read: ReadDocument, where: Where): Promise<ReadDocument | null>
}

export interface ReaderOptions {
  readonly modelsFolder?: string
  /** Two-digit years need to know when "now" is. */
  readonly now?: () => Date
}

export async function loadDocumentReader(options: ReaderOptions = {}): Promise<DocumentReader> {
  const { modelsFolder, now = () => new Date() } = options
  const models = await loadReaderModels(modelsFolder)
  return {
    async warmUp() {
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
    },
    read: (bytes, wanted = zoneOnly, limits = anyPicture, stopwatch = undefined) =>
      readDocument(models, bytes, limits, now(), wanted, stopwatch),
    searchZone: async (read) => ({
      ...read,
      mrz:
        read.mrz ??
        (await readZone(models, read.picture, read.print?.flat.photo ?? read.picture, read.located, 'thorough', now())),
    }),
    readCodes: async (read) => {
      if (read.codes || !read.print) return read
      const { photo, quad } = read.print.flat
      return { ...read, codes: await readBarcodes(models.barcodeDecoder, photo, quad) }
    },
    lookAgain: (read, where) => lookAgain(models, read, where, now()),
  }
}
