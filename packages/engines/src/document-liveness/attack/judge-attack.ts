import { type Model, type Picture, type Quad, subQuad } from '@vivid/vision'
import { type AttackName, attackNames, attackThresholds, type Signals } from './attack-settings.js'
import type { Prepared } from './halve-until-known.js'
import { logOddsOf, shareOf } from './log-odds.js'
import { measurePaperTone, paperToneSettings } from './paper-tone.js'
import { prepareViews, type ViewTensors, viewTensors } from './view-tensors.js'

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

/** In log odds. A signal nearer to its limit than this may cross it when the outline moves by a pixel. */
const UNSURE_WITHIN = 0.5
/** Such a document is judged a second time, with outline and face box enlarged by these shares on every side. */
const AGAIN = { outline: 0.005, face: 0.015 } as const

/**
 * Judges the document at `quad`, or the whole frame where none was located. `face` is the box of the portrait's face; the
 * portrait around it is compared with its surroundings. Where a signal is near its limit, the verdict is
 * the mean of two looks.
 */
export const judgeAttack = async (
  { liveness }: AttackModels,
  picture: Picture,
  quad: Quad | null,
  face: Quad | null,
): Promise<JudgedAttack> => {
  const thresholds = attackThresholds(liveness.card, face !== null)
  const prepared = prepareViews(picture, quad, face)
  const views = viewTensors(prepared)
  const first = await look(liveness, views)
  if (!quad || !isUnsure(first, thresholds)) return weigh(first, thresholds)
  const again = await look(liveness, viewTensors(enlarged(prepared), views.frame))
  return weigh(between(first, again), thresholds)
}

const look = async (liveness: Model, views: ViewTensors): Promise<Signals> => {
  const { signals } = await liveness.run(views)
  const [screen, print, portrait, digital] = signals!.data as unknown as [number, number, number, number]
  const { middle, slope } = paperToneSettings(liveness.card)
  const paper = slope * (measurePaperTone(views.closer) - middle)
  return { screen, print, portrait, digital: shareOf(logOddsOf(digital) + paper) }
}

const enlarged = ({ picture, quad, face }: Prepared): Prepared => ({
  picture,
  quad: widened(quad, AGAIN.outline),
  face: face && widened(face, AGAIN.face),
})

/** Some signal is near its limit, and none is well beyond its own. */
const isUnsure = (signals: Signals, thresholds: Signals): boolean => {
  const beyond = attackNames.map((name) => logOddsOf(signals[name]) - logOddsOf(thresholds[name]))
  return Math.abs(Math.max(...beyond)) < UNSURE_WITHIN
}

/** The mean of the odds. */
const between = (one: Signals, other: Signals): Signals => {
  const mean = (name: AttackName) => shareOf((logOddsOf(one[name]) + logOddsOf(other[name])) / 2)
  return { screen: mean('screen'), print: mean('print'), portrait: mean('portrait'), digital: mean('digital') }
}

const widened = (quad: Quad, by: number): Quad => subQuad(quad, -by, -by, 1 + by, 1 + by)

/** The score follows the signal that reaches furthest beyond, or comes nearest to, its threshold. */
export const weigh = (signals: Signals, thresholds: Signals): JudgedAttack => {
  const suspicion = (name: AttackName) => suspicionOf(signals[name], thresholds[name])
  const worst = attackNames.reduce((a, b) => (suspicion(b) > suspicion(a) ? b : a))
  const score = 1 - suspicion(worst)
  return { score, signals, thresholds, attack: signals[worst] >= thresholds[worst] ? worst : null }
}

/** 0…1 with the threshold at 0.5. */
const suspicionOf = (signal: number, threshold: number) =>
  signal < threshold ? (0.5 * signal) / threshold : 0.5 + (0.5 * (signal - threshold)) / (1 - threshold)
