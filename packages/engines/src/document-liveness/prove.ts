import type { EngineAnswer, ErrorName, IdReaderPlusRequest, ProofOfLife } from '@vivid/contract'
import { jpegOnly } from '@vivid/vision'
import type { AttackName, JudgedAttack } from './attack/index.js'
import type { Examined, Side } from './examined.js'
import type { PrintedSex } from './holder/compare-sex.js'
import { compareHolder, type ExaminerRun, examineCapture, judgeDocument } from './pipeline.js'

/** 818's texts, one for each class of attack. */
const attackErrors = {
  screen: 'document_on_screen',
  print: 'document_copied',
  portrait: 'document_portrait_replaced',
  digital: 'document_manipulated',
} as const satisfies Record<AttackName, ErrorName>

/** Each picture that was examined, in the order of the sides, and what it was judged to be, where it came to that. */
export type Captures = Map<Examined, JudgedAttack | null>

/** Both sides of a card are asked, the front first. What is wrong with a picture answers before what it may prove. */
export const prove = async (
  run: ExaminerRun,
  { frontside, backside }: Pick<IdReaderPlusRequest, 'frontside' | 'backside'>,
  captures: Captures,
): Promise<EngineAnswer<ProofOfLife>> => {
  const sides: readonly (readonly [Side, Uint8Array])[] = backside
    ? [
        ['front', frontside],
        ['back', backside],
      ]
    : [['front', frontside]]
  for (const [side, bytes] of sides) {
    const examined = await examineCapture(run, bytes, side, jpegOnly)
    captures.set(examined, null)
    if (examined.finding) return { outcome: 'rejected', error: examined.finding.error }
  }
  for (const examined of captures.keys()) {
    const verdict = await judgeDocument(run, examined)
    captures.set(examined, verdict)
    if (verdict.attack) break
  }
  return conclude(captures)
}

/** The proof once the document is read: a portrait that does not look like the holder counts against it. */
export const proveHolder = async (
  run: ExaminerRun,
  captures: Captures,
  printed: PrintedSex | null,
): Promise<EngineAnswer<ProofOfLife>> => {
  for (const [examined, judged] of captures) {
    if (judged) captures.set(examined, await compareHolder(run, examined, judged, printed))
  }
  return conclude(captures)
}

const conclude = (captures: Captures): EngineAnswer<ProofOfLife> => {
  const judged = [...captures.values()].filter((verdict) => verdict !== null)
  const attack = judged.find((verdict) => verdict.attack)?.attack
  return attack ? { outcome: 'rejected', error: attackErrors[attack] } : { outcome: 'answered', body: worst(judged) }
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
