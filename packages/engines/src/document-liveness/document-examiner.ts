import { anyPicture, createPicture, type DecodeLimits, findFaces, locate } from '@vivid/vision'
import { type Stopwatch, startStopwatch } from '../frame/stopwatch.js'
import { attackThresholds, type JudgedAttack, judgeAttack, type Signals } from './attack/index.js'
import type { Examined, Side } from './examined.js'
import { loadExaminerModels, watchModels } from './models.js'
import { examineCapture } from './pipeline.js'

/** Tells whether a picture of a document can be judged, and judges it; one per thread. */
export interface DocumentExaminer {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  examine(bytes: Uint8Array, side: Side, limits?: DecodeLimits, stopwatch?: Stopwatch): Promise<Examined>
  /** Whether what was examined is a genuine document, whatever was found wrong with the picture. */
  judge(examined: Examined, stopwatch?: Stopwatch): Promise<JudgedAttack>
  /** From where on each signal is an attack. */
  readonly thresholds: Signals
}

export async function loadDocumentExaminer(modelsFolder?: string): Promise<DocumentExaminer> {
  const models = await loadExaminerModels(modelsFolder)
  return {
    thresholds: attackThresholds(models.liveness.card),
    async warmUp() {
      const blank = createPicture(64, 64, 3)
      await locate(models.locator, blank)
      await findFaces(models.faces, blank, {})
      await judgeAttack(models, blank, null, null)
    },
    examine: (bytes, side, limits = anyPicture, stopwatch) => examineCapture(models, bytes, side, limits, stopwatch),
    judge: ({ picture, document, portrait }, stopwatch = startStopwatch()) =>
      stopwatch.stage('judge attack', () =>
        judgeAttack(watchModels(models, stopwatch), picture, document?.quad ?? null, portrait),
      ),
  }
}
