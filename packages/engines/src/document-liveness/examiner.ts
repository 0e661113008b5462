import { startRun, type Timed, withTimings } from '../frame/run.js'
import type { JudgedAttack } from './attack/index.js'
import type { Examined, Side } from './examined.js'
import type { PrintedSex } from './holder/compare-sex.js'
import { loadExaminerModels } from './models.js'
import { compareHolder, examineCapture, judgeDocument } from './pipeline.js'
import { warmUpExaminer } from './warm-up.js'

/** Tells whether a picture of a document can be judged, judges it and answers nothing; one per thread. */
export interface DocumentExaminer {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  examine(bytes: Uint8Array, side: Side): Promise<Examined & Timed>
  /** Whether what was examined is a genuine document, whatever was found wrong with the picture. */
  judge(examined: Examined): Promise<JudgedAttack & Timed>
  /** The same once the sex that the document prints is known; null where it is not. */
  compare(examined: Examined, judged: JudgedAttack, printed: PrintedSex | null): Promise<JudgedAttack & Timed>
}

export const loadDocumentExaminer = async (modelsFolder?: string): Promise<DocumentExaminer> => {
  const models = await loadExaminerModels(modelsFolder)
  return {
    warmUp: () => warmUpExaminer(models),
    examine: (bytes, side) => {
      const run = startRun(models)
      return withTimings(run, examineCapture(run, bytes, side))
    },
    judge: (examined) => {
      const run = startRun(models)
      return withTimings(run, judgeDocument(run, examined))
    },
    compare: (examined, judged, printed) => {
      const run = startRun(models)
      return withTimings(run, compareHolder(run, examined, judged, printed))
    },
  }
}
