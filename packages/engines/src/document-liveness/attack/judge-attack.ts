import type { Model, Picture, Quad } from '@vivid/vision'
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
  /** From where on each of them is an attack. */
  readonly thresholds: Signals
  /** The attack that was found, if any. */
  readonly attack: AttackName | null
}

export const attackModelId = 'document-liveness'

/**
 * Judges the document at `quad`, or the whole frame where none was located. `face` is the box of the portrait's face; the
 * portrait around it is compared with its surroundings.
 */
export const judgeAttack = async (
  { liveness }: AttackModels,
  picture: Picture,
  quad: Quad | null,
  face: Quad | null,
): Promise<JudgedAttack> => {
  const { signals } = await liveness.run(viewTensors(picture, quad, face))
  const [screen, print, portrait, digital] = signals!.data as unknown as [number, number, number, number]
  return weigh({ screen, print, portrait, digital }, attackThresholds(liveness.card, face !== null))
}

/** The score follows the signal that reaches furthest beyond, or comes nearest to, its threshold. */
export const weigh = (signals: Signals, thresholds: Signals): JudgedAttack => {
  const suspicion = (name: AttackName) => scaled(signals[name], thresholds[name])
  const worst = attackNames.reduce((a, b) => (suspicion(b) > suspicion(a) ? b : a))
  const score = 1 - suspicion(worst)
  return { score, signals, thresholds, attack: signals[worst] >= thresholds[worst] ? worst : null }
}

/** 0…1 with the threshold at 0.5. */
const scaled = (signal: number, threshold: number) =>
  signal < threshold ? (0.5 * signal) / threshold : 0.5 + (0.5 * (signal - threshold)) / (1 - threshold)
