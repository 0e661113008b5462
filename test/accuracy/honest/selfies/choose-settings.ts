import { fuseAnswers, type SpoofAnswers } from '@vivid/engines/selfie-liveness'
import { fitOdds } from '../fit-odds.js'
import type { AskedSelfie } from './ask-selfies.js'

/** What the fusion may be; the shipped one (5, 1.5) lies within. */
const WEIGHTS = [0, 1, 2, 3.5, 5, 7, 10]
const MARGINS = [-1, 0, 0.75, 1.5, 2.5, 4]

/** Log odds of a living person. */
export type Score = (answers: SpoofAnswers) => number

interface Judged {
  readonly answers: SpoofAnswers
  readonly isGenuine: boolean
}

/**
 * Fusion and calibration as they would ship if only these pictures were known: the pair of weight and margin under which a logistic fit
 * tells best, by its mean log loss with both classes counted alike. What grey costs stays as it ships: few sources hold a grey picture.
 */
export const chooseScore = (selfies: readonly AskedSelfie[], lessWhenGrey: number): Score => {
  const judged = selfies.filter((one): one is AskedSelfie & Judged => one.answers !== null)
  const candidates = WEIGHTS.flatMap((weight) => MARGINS.map((margin) => ({ weight, margin })))
  const fitted = candidates.map((fusion) => {
    const fused = judged.map(({ answers }) => fuseAnswers(answers.close, answers.tricks, fusion))
    const { slope, bias } = fitOdds(
      fused,
      judged.map(({ isGenuine }) => isGenuine),
    )
    const score: Score = ({ close, tricks, isGrey }) =>
      slope * fuseAnswers(close, tricks, fusion) + bias - (isGrey ? lessWhenGrey : 0)
    return { score, loss: logLoss(judged, score) }
  })
  return fitted.reduce((best, one) => (one.loss < best.loss ? one : best)).score
}

const logLoss = (judged: readonly Judged[], score: Score): number => {
  const mean = (isGenuine: boolean) => {
    const own = judged.filter((one) => one.isGenuine === isGenuine)
    const losses = own.map(({ answers }) => Math.log1p(Math.exp(isGenuine ? -score(answers) : score(answers))))
    return losses.reduce((sum, loss) => sum + loss, 0) / own.length
  }
  return (mean(true) + mean(false)) / 2
}

/** The limit at which at most this share of the attacks pass; a picture passes above it. */
export const limitAtPassed = (selfies: readonly AskedSelfie[], score: Score, share: number): number => {
  const attacks = selfies
    .flatMap(({ isGenuine, isRefusedAnyway, answers }) =>
      isGenuine ? [] : [answers && !isRefusedAnyway ? score(answers) : Number.NEGATIVE_INFINITY],
    )
    .sort((a, b) => b - a)
  return attacks[Math.floor(share * attacks.length)] ?? Number.NEGATIVE_INFINITY
}
