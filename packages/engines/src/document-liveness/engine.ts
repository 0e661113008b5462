import type {
  DocumentLivenessEngine,
  DocumentLivenessRequest,
  EngineAnswer,
  ErrorName,
  ProofOfLife,
} from '@vivid/contract'

import { anyPicture, type DecodeLimits, jpegOnly } from '@vivid/vision'
import { defineEngine } from '../frame/define-engine.js'
import { startRun, type Timed, withTimings } from '../frame/run.js'
import { type AttackName, attackThresholds, type JudgedAttack, type Signals } from './attack/index.js'
import { describeCapture } from './describe-capture.js'
import type { Examined, Side } from './examined.js'
import { loadExaminerModels } from './models.js'
import { type ExaminerRun, examineCapture, judgeDocument } from './pipeline.js'
import { warmUpExaminer } from './warm-up.js'

/** 818's texts, one for each class of attack. */
const attackErrors = {
  screen: 'document_on_screen',
  print: 'document_copied',
  portrait: 'document_portrait_replaced',
  digital: 'document_manipulated',
} as const satisfies Record<AttackName, ErrorName>

/** Tells whether a picture of a document can be judged, judges it and answers nothing; one per thread. */
export interface DocumentExaminer {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  examine(bytes: Uint8Array, side: Side, limits?: DecodeLimits): Promise<Examined & Timed>
  /** Whether what was examined is a genuine document, whatever was found wrong with the picture. */
  judge(examined: Examined): Promise<JudgedAttack & Timed>
  /** From where on each signal is an attack. */
  readonly thresholds: Signals
}

export const loadDocumentExaminer = async (modelsFolder?: string): Promise<DocumentExaminer> => {
  const models = await loadExaminerModels(modelsFolder)
  return {
    thresholds: attackThresholds(models.liveness.card),
    warmUp: () => warmUpExaminer(models),
    examine: (bytes, side, limits = anyPicture) => {
      const run = startRun(models)
      return withTimings(run, examineCapture(run, bytes, side, limits))
    },
    judge: (examined) => {
      const run = startRun(models)
      return withTimings(run, judgeDocument(run, examined))
    },
  }
}

/** Each picture that was examined, and what it was judged to be, where it came to that. */
type Trace = Map<Examined, JudgedAttack | null>

export const createDocumentLivenessEngine = async (modelsFolder?: string): Promise<DocumentLivenessEngine> => {
  const models = await loadExaminerModels(modelsFolder)
  const thresholds = attackThresholds(models.liveness.card)
  return defineEngine({
    models,
    warmUp: warmUpExaminer,
    undecodable: 'file_unreadable',
    trace: (): Trace => new Map(),
    answer,
    describe: (trace) => ({
      captures: [...trace].map(([examined, judged]) => describeCapture(examined, judged, thresholds)),
    }),
  })
}

/** Both sides of a card are asked, the front first. What is wrong with a picture answers before what it may prove. */
const answer = async (
  run: ExaminerRun,
  { frontside, backside }: DocumentLivenessRequest,
  trace: Trace,
): Promise<EngineAnswer<ProofOfLife>> => {
  const sides: readonly (readonly [Side, Uint8Array])[] = backside
    ? [
        ['front', frontside],
        ['back', backside],
      ]
    : [['front', frontside]]
  for (const [side, bytes] of sides) {
    const examined = await examineCapture(run, bytes, side, jpegOnly)
    trace.set(examined, null)
    if (examined.finding) return { outcome: 'rejected', error: examined.finding.error }
  }
  const judged: JudgedAttack[] = []
  for (const examined of trace.keys()) {
    const verdict = await judgeDocument(run, examined)
    trace.set(examined, verdict)
    if (verdict.attack) return { outcome: 'rejected', error: attackErrors[verdict.attack] }
    judged.push(verdict)
  }
  return { outcome: 'answered', body: worst(judged) }
}

/** A document is as genuine as its more doubtful side. */
const worst = (judged: readonly JudgedAttack[]): ProofOfLife => {
  const strongest = (name: AttackName) => Math.max(...judged.map(({ signals }) => signals[name]))
  return {
    score: Math.min(...judged.map(({ score }) => score)),
    signals: {
      screen: strongest('screen'),
      print: strongest('print'),
      portrait: strongest('portrait'),
      digital: strongest('digital'),
    },
  }
}
