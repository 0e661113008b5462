import type { ErrorName, LivenessScores } from '@vivid/contract'
import type { MatchSettings } from '../../face-match/match-settings.js'
import type { AnalysedSelfie } from '../analysed-selfie.js'
import { failingAs } from '../failing-as.js'
import { analyseSelfie, type SelfieRun } from '../pipeline.js'
import { type ComparedPictures, comparePictures } from './compare-pictures.js'
import { findPairProblem, scorePair } from './judge-pair.js'

export interface AnalysedPair {
  readonly first: AnalysedSelfie
  /** Null where the first picture's own problem made looking at it pointless. */
  readonly second: AnalysedSelfie | null
  /** Null where one of the two has a problem of its own. */
  readonly compared: ComparedPictures | null
  /** Why the pair is rejected, the first reason that holds. */
  readonly problem: ErrorName | null
  readonly scores: LivenessScores | null
}

/** Two pictures to a verdict: analyse the first → analyse the second → compare them. */
export const analysePair = async (
  run: SelfieRun,
  pictures: { readonly selfie: Uint8Array; readonly selfie_turned: Uint8Array },
  settings: MatchSettings,
): Promise<AnalysedPair> => {
  const first = await analyseSelfie(run, pictures.selfie)
  if (first.problem) return { first, second: null, compared: null, problem: first.problem, scores: scoresOf([first]) }
  const second = await analyseSelfie(run, pictures.selfie_turned)
  if (second.problem) {
    // Turned too far: told with the words for a second picture.
    const problem = second.problem === 'face_angle' ? 'face_not_turned' : second.problem
    return { first, second, compared: null, problem, scores: scoresOf([first, second]) }
  }
  const compared = await failingAs('liveness_failed', () =>
    comparePictures(run, { ...first.found!, ...first }, { ...second.found!, ...second }, settings),
  )
  return {
    first,
    second,
    compared,
    problem: findPairProblem(compared),
    scores: scoresOf([first, second], compared),
  }
}

const scoresOf = (selfies: readonly AnalysedSelfie[], compared: ComparedPictures | null = null) => {
  const faces = selfies.flatMap(({ found }) => found ?? [])
  return faces.length === selfies.length ? scorePair(faces, compared) : null
}
