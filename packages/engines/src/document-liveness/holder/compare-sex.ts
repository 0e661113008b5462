import { type Model, type Picture, type Quad, tellSex } from '@vivid/vision'
import { type JudgedAttack, logOddsOf, shareOf, weigh } from '../attack/index.js'

export type PrintedSex = 'M' | 'F'

/** Of the portraits that are replaced, those that show the other sex; guessed, not measured. */
const OTHER_SEX_SHARE = 0.3
/**
 * In log odds. No more than this, so that three of four genuine portraits stay below their limit even where a face looks quite unlike
 * the sex printed beside it: it supports what else is odd about a portrait and is no reason by itself.
 */
const MOST_DOUBT = 1

/** The judgement with what a portrait of the other sex adds to it. A portrait of the same sex says nothing. */
export const compareSex = async (
  { sex: network }: { readonly sex: Model },
  picture: Picture,
  face: Quad,
  judged: JudgedAttack,
  printed: PrintedSex,
): Promise<JudgedAttack> => {
  const female = await tellSex(network, picture, face)
  const asPrinted = printed === 'F' ? female : 1 - female
  return addDoubt(judged, doubtAt(asPrinted))
}

/** How much likelier such a face is on a forged document than on a genuine one, in log odds, from the probability of the printed sex. */
export const doubtAt = (asPrinted: number): number => {
  const likelier = 1 - OTHER_SEX_SHARE + (OTHER_SEX_SHARE * (1 - asPrinted)) / Math.max(asPrinted, Number.EPSILON)
  return Math.min(MOST_DOUBT, Math.max(0, Math.log(likelier)))
}

export const addDoubt = (judged: JudgedAttack, doubt: number): JudgedAttack => {
  const portrait = shareOf(logOddsOf(judged.signals.portrait) + doubt)
  return weigh({ ...judged.signals, portrait }, judged.thresholds)
}
