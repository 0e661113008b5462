import type {
  DocumentLivenessEngine,
  DocumentLivenessRequest,
  EngineAnswer,
  ErrorName,
  ProofOfLife,
} from '@vivid/contract'
import { jpegOnly, UndecodableImage } from '@vivid/vision'
import { type Stopwatch, startStopwatch } from '../frame/stopwatch.js'
import type { AttackName, JudgedAttack } from './attack/index.js'
import { type DocumentExaminer, loadDocumentExaminer } from './document-examiner.js'
import type { Side } from './examined.js'
import { watchExaminer } from './watch-examiner.js'

/** 818's texts, one for each class of attack. */
const attackErrors = {
  screen: 'document_on_screen',
  print: 'document_copied',
  portrait: 'document_portrait_replaced',
  digital: 'document_manipulated',
} as const satisfies Record<AttackName, ErrorName>

export async function createDocumentLivenessEngine(modelsFolder?: string): Promise<DocumentLivenessEngine> {
  const examiner = await loadDocumentExaminer(modelsFolder)
  return {
    warmUp: () => examiner.warmUp(),
    answer: async (request) => {
      const stopwatch = startStopwatch()
      const watched = watchExaminer(examiner)
      const answered = await answer(watched.examiner, request, stopwatch)
      const seen = request.debug ? { seen: watched.describe() } : {}
      return { ...answered, timings: stopwatch.timings, ...seen }
    },
  }
}

/** Both sides of a card are asked, the front first. What is wrong with a picture answers before what it may prove. */
async function answer(
  examiner: DocumentExaminer,
  { frontside, backside }: DocumentLivenessRequest,
  stopwatch: Stopwatch,
): Promise<EngineAnswer<ProofOfLife>> {
  const sides: readonly (readonly [Side, Uint8Array])[] = backside
    ? [
        ['front', frontside],
        ['back', backside],
      ]
    : [['front', frontside]]
  const examined = []
  try {
    for (const [side, bytes] of sides) {
      const one = await examiner.examine(bytes, side, jpegOnly, stopwatch)
      if (one.finding) return { outcome: 'rejected', error: one.finding.error }
      examined.push(one)
    }
  } catch (error) {
    if (error instanceof UndecodableImage) return { outcome: 'rejected', error: 'file_unreadable' }
    throw error
  }
  const judged: JudgedAttack[] = []
  for (const one of examined) {
    const verdict = await examiner.judge(one, stopwatch)
    if (verdict.attack) return { outcome: 'rejected', error: attackErrors[verdict.attack] }
    judged.push(verdict)
  }
  return { outcome: 'answered', body: worst(judged) }
}

/** A document is as genuine as its more doubtful side. */
function worst(judged: readonly JudgedAttack[]): ProofOfLife {
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
