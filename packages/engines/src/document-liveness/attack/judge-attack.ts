import { loadModel, type Model, type Picture, type Quad, subQuad } from '@vivid/vision'
import { type AttackName, attackNames, attackThresholds, type Signals } from './attack-settings.js'
import { viewTensors } from './view-tensors.js'

export interface AttackModels {
  readonly liveness: Model
}

export interface JudgedAttack {
  /** 1 genuine … 0 attack; 0.5 is where the verdict turns. */
  readonly score: number
  /** 0…1, higher means more of that attack. */
  readonly signals: Signals
  /** The attack that was found, if any. */
  readonly attack: AttackName | null
}

export const attackModelId = 'document-liveness'

/**
 * Share of its size by which the second look at a document is wider on each side. Pale documents whose border is just cut
 * off look like copies; two looks cannot both miss it.
 */
const WIDER = 0.02

/** A missing model, a wrong hash or a card without thresholds stops the start. */
export async function loadAttackJudge(folder?: string): Promise<AttackModels> {
  const liveness = await loadModel(attackModelId, folder)
  attackThresholds(liveness.card)
  return { liveness }
}

/**
 * Judges the document at `quad`, or the whole frame where none was located. `face` is the box of the portrait's face; the
 * portrait around it is compared with its surroundings.
 */
export async function judgeAttack(
  { liveness }: AttackModels,
  picture: Picture,
  quad: Quad | null,
  face: Quad | null,
): Promise<JudgedAttack> {
  const thresholds = attackThresholds(liveness.card)
  const frame = await look(liveness, picture, null, null)
  if (!quad) return weigh(frame, thresholds)
  const seen = meanSignals(
    await look(liveness, picture, quad, face),
    await look(liveness, picture, subQuad(quad, -WIDER, -WIDER, 1 + WIDER, 1 + WIDER), face),
  )
  // A screen does not end where the document does: its grid, glass and bezel show all over the frame.
  return weigh({ ...seen, screen: meanOdds(seen.screen, frame.screen) }, thresholds)
}

async function look(model: Model, picture: Picture, quad: Quad | null, face: Quad | null): Promise<Signals> {
  const { signals } = await model.run(viewTensors(picture, quad, face))
  const [screen, print, portrait, digital] = signals!.data as unknown as [number, number, number, number]
  return { screen, print, portrait, digital }
}

const meanSignals = (a: Signals, b: Signals): Signals => ({
  screen: meanOdds(a.screen, b.screen),
  print: meanOdds(a.print, b.print),
  portrait: meanOdds(a.portrait, b.portrait),
  digital: meanOdds(a.digital, b.digital),
})

/** The probability whose odds are the geometric mean of the two; a certain answer cannot outvote everything. */
export function meanOdds(...both: readonly [number, number]): number {
  const [a, b] = both.map((value) => Math.max(1e-6, Math.min(1 - 1e-6, value))) as [number, number]
  const pro = Math.sqrt(a * b)
  const contra = Math.sqrt((1 - a) * (1 - b))
  return pro / (pro + contra)
}

/** The score follows the signal that reaches furthest beyond, or comes nearest to, its threshold. */
export function weigh(signals: Signals, thresholds: Signals): JudgedAttack {
  const suspicion = (name: AttackName) => scaled(signals[name], thresholds[name])
  const worst = attackNames.reduce((a, b) => (suspicion(b) > suspicion(a) ? b : a))
  const score = 1 - suspicion(worst)
  return { score, signals, attack: signals[worst] >= thresholds[worst] ? worst : null }
}

/** 0…1 with the threshold at 0.5. */
const scaled = (signal: number, threshold: number) =>
  signal < threshold ? (0.5 * signal) / threshold : 0.5 + (0.5 * (signal - threshold)) / (1 - threshold)
