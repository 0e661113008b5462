import type { EngineAnswer, ErrorName, IdReaderPlusRequest, ProofOfLife } from '@vivid/contract'
import type { AttackName, JudgedAttack } from './attack/index.js'
import type { Examined, Finding } from './examined.js'
import type { PrintedSex } from './holder/compare-sex.js'
import { compareHolder, type ExaminerRun, examineCapture, judgeDocument, seekPortrait } from './pipeline.js'
import { portraitMissing } from './stages/find-portrait.js'

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

/** The pictures of a document as far as they were looked at, and the first reason why one must be taken again. */
export interface ExaminedPictures {
  readonly captures: readonly Capture[]
  readonly finding: Finding | null
}

/** What came of the proof: the pictures that it got to, in the order in which they were sent. */
export interface Proof {
  readonly captures: readonly Capture[]
  readonly answer: EngineAnswer<ProofOfLife>
}

/** Is told of the captures as they come: a picture that cannot be decoded ends the work by throwing. */
export type ObserveCaptures = (captures: readonly Capture[]) => void

/** The front is asked before the back. Which of them shows the portrait is left open: they may have been sent the other way round. */
export const examinePictures = async (
  run: ExaminerRun,
  { frontside, backside }: Pick<IdReaderPlusRequest, 'frontside' | 'backside'>,
  observe: ObserveCaptures,
): Promise<ExaminedPictures> => {
  let other: Examined | null = null
  const front = await examineCapture(run, frontside, 'front', async () => {
    if (!backside) return false
    other = await examineCapture(run, backside, 'any')
    return other.portrait !== null
  })
  const captures: Capture[] = [{ examined: front, judged: null }]
  observe(captures)
  const isOver = front.finding !== null && !isPortraitMissing(front.finding)
  if (!backside || isOver) return { captures, finding: front.finding }
  const back = other ?? (await examineCapture(run, backside, 'back'))
  captures.push({ examined: back, judged: null })
  observe(captures)
  return { captures, finding: front.finding ?? back.finding }
}

/** A document whose portrait is not to be seen may yet turn out to be another one than was asked for. */
export const isPortraitMissing = ({ error }: Finding): boolean => error === 'document_portrait_not_found'

/** What reading the pictures told about them. */
export interface KnownDocument {
  /** The pictures that may show the holder's portrait, the likelier first. */
  readonly portraitIndexes: readonly number[]
  /** The holder's, as printed: a portrait that does not look so counts against the document. */
  readonly sex: PrintedSex | null
}

/** Whether the pictures, of which nothing is wrong, show a genuine document. Each is judged with the portrait on it. */
export const prove = async (
  run: ExaminerRun,
  examined: readonly Capture[],
  { portraitIndexes, sex }: KnownDocument,
  observe: ObserveCaptures,
): Promise<Proof> => {
  const captures = [...examined]
  for (const index of portraitIndexes) {
    const sought = await seekPortrait(run, captures[index]!.examined)
    captures[index] = { examined: sought, judged: null }
    if (sought.portrait) break
  }
  const bearing = portraitIndexes.map((index) => captures[index]!.examined)
  if (bearing.every(({ portrait }) => !portrait)) {
    const { document } = bearing[0]!
    const finding = portraitMissing(document ? [document.quad] : [])
    captures[portraitIndexes[0]!] = { examined: { ...bearing[0]!, finding }, judged: null }
    observe(captures)
    return { captures, answer: { outcome: 'rejected', error: finding.error } }
  }
  for (const [index, { examined }] of captures.entries()) {
    const judged = await compareHolder(run, examined, await judgeDocument(run, examined), sex)
    captures[index] = { examined, judged }
    observe(captures)
    if (judged.attack) break
  }
  return conclude(captures)
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
