import type { ErrorName, LivenessScores } from '@vivid/contract'
import type { AnalysedFace } from '../analysed-selfie.js'
import { thresholds } from '../thresholds.js'
import type { ComparedPictures } from './compare-pictures.js'

/** Why two pictures that are each without a problem are rejected together, the first reason that holds. */
export const findPairProblem = ({ similarity, turn, flatness }: ComparedPictures): ErrorName | null => {
  if (similarity < 0.5) return 'selfies_differ'
  if (turn < thresholds.turned.minTurn) return 'face_not_turned'
  return solidOdds(flatness) < 0 ? 'face_is_flat' : null
}

/** Log odds that both pictures show a solid head; 0 at the limit. */
export const solidOdds = (flatness: number): number =>
  thresholds.turned.slope * (spread(thresholds.turned.maxFlatness) - spread(flatness))

/** Fisher's z: correlations near 1 lie apart on it as others do. */
const spread = (correlation: number): number => Math.atanh(Math.min(correlation, 0.9999))

/**
 * What both pictures say together: a person lives only if both show one and neither is flat, so the least sure of the three is the
 * answer. Null where no network was asked about one of them.
 */
export const scorePair = (faces: readonly AnalysedFace[], compared: ComparedPictures | null): LivenessScores | null => {
  const spoofs = faces.map(({ spoof }) => spoof)
  if (spoofs.some((spoof) => spoof === null)) return null
  const odds = spoofs.map((spoof) => spoof!.score)
  // A head that hardly turns looks flat and proves nothing.
  if (compared && compared.turn >= thresholds.turned.minTurn) odds.push(solidOdds(compared.flatness))
  const score = Math.min(...odds)
  return { score, quality: Math.min(...faces.map(({ quality }) => quality)), liveness: 1 / (1 + Math.exp(-score)) }
}
