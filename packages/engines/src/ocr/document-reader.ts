import { anyPicture, createPicture, type DecodeLimits, locate } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'
import { loadReaderModels } from './models.js'
import { readDocument } from './pipeline.js'
import type { ReadDocument } from './read-document.js'
import { findLines } from './stages/find-lines.js'
import { LINE_BOX, readLines } from './stages/read-lines.js'

/** Reads pictures of documents; one per thread. */
export interface DocumentReader {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  read(bytes: Uint8Array, limits?: DecodeLimits, stopwatch?: Stopwatch): Promise<ReadDocument>
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
      await locate(models.locator, createPicture(64, 64, 3))
      await findLines(models.finder, createPicture(64, 64, 1), square)
      await readLines(models.reader, [createPicture(LINE_BOX.widthPx, LINE_BOX.heightPx, 1)])
    },
    read: (bytes, limits = anyPicture, stopwatch) => readDocument(models, bytes, limits, now(), stopwatch),
  }
}
