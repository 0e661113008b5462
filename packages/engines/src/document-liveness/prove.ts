import type { EngineAnswer, ErrorName, IdReaderPlusRequest, ProofOfLife } from '@vivid/contract'
import { anyPicture } from '@vivid/vision'
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

/** A picture that was examined, and what it was judged to be, where it came to that. */
export interface Capture {
  readonly examined: Examined
  readonly judged: JudgedAttack | null
}

/** What came of the proof: the pictures that it got to, in the order of the sides. */
export interface Proof {
  readonly captures: readonly Capture[]
  readonly answer: EngineAnswer<ProofOfLife>
}

/** Is told of the captures as they come: a picture that cannot be decoded ends the proof by throwing. */
export type ObserveCaptures = (captures: readonly Capture[]) => void

/** Both sides of a card are asked, the front first. What is wrong with a picture answers before what it may prove. */
export const prove = async (
  run: ExaminerRun,
  { frontside, backside }: Pick<IdReaderPlusRequest, 'frontside' | 'backside'>,
  observe: ObserveCaptures,
): Promise<Proof> => {
  const sides: readonly (readonly [Side, Uint8Array])[] = backside
    ? [
        ['front', frontside],
        ['back', backside],
      ]
    : [['front', frontside]]
  const captures: Capture[] = []
  for (const [side, bytes] of sides) {
    const examined = await examineCapture(run, bytes, side, anyPicture)
    captures.push({ examined, judged: null })
    observe(captures)
    if (examined.finding) return { captures, answer: { outcome: 'rejected', error: examined.finding.error } }
  }
  for (const [index, { examined }] of captures.entries()) {
    const judged = await judgeDocument(run, examined)
    captures[index] = { examined, judged }
    observe(captures)
    if (judged.attack) break
  }
  return conclude(captures)
}

/** The proof once the document is read: a portrait that does not look like the holder counts against it. */
export const proveHolder = async (
  run: ExaminerRun,
  captures: readonly Capture[],
  printed: PrintedSex | null,
): Promise<Proof> => {
  const compared: Capture[] = []
  for (const { examined, judged } of captures)
    compared.push({ examined, judged: judged && (await compareHolder(run, examined, judged, printed)) })
  return conclude(compared)
}

const conclude = (captures: readonly Capture[]): Proof => {
  const verdicts = captures.flatMap(({ judged }) => judged ?? [])
  const attack = verdicts.find((verdict) => verdict.attack)?.attack
  return {
    captures,
    answer: attack
      ? { outcome: 'rejected', error: attackErrors[attack] }
      : { outcome: 'answered', body: worst(verdicts) },
  }
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
