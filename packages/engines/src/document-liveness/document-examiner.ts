import { anyPicture, createPicture, type DecodeLimits, findFaces, locate } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'
import type { Examined, Side } from './examined.js'
import { loadExaminerModels } from './models.js'
import { examineCapture } from './pipeline.js'

/** Tells whether a picture of a document can be judged at all; one per thread. */
export interface DocumentExaminer {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  examine(bytes: Uint8Array, side: Side, limits?: DecodeLimits, stopwatch?: Stopwatch): Promise<Examined>
}

export async function loadDocumentExaminer(modelsFolder?: string): Promise<DocumentExaminer> {
  const models = await loadExaminerModels(modelsFolder)
  return {
    async warmUp() {
      const blank = createPicture(64, 64, 3)
      await locate(models.locator, blank)
      await findFaces(models.faces, blank, {})
    },
    examine: (bytes, side, limits = anyPicture, stopwatch) => examineCapture(models, bytes, side, limits, stopwatch),
  }
}
