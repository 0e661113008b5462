import type { EngineAnswer, LivenessScores, SelfieLivenessEngine, SelfieLivenessRequest } from '@vivid/contract'
import { DEFAULT_FALSE_MATCH_RATE, matchSettings } from '../face-match/match-settings.js'
import { defineEngine } from '../frame/define-engine.js'
import { startRun, type Timed, withTimings } from '../frame/run.js'
import { lookAtFace } from '../picture/as-sent.js'
import type { AnalysedSelfie } from './analysed-selfie.js'
import { describeSelfie } from './describe-selfie.js'
import { loadSelfieModels } from './models.js'
import { analyseSelfie } from './pipeline.js'
import { type AnalysedPair, analysePair } from './turned/analyse-pair.js'
import { warmUpAnalyst } from './warm-up.js'

/** Looks at selfies and answers nothing; one per thread. */
export interface SelfieAnalyst {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  analyse(bytes: Uint8Array): Promise<AnalysedSelfie & Timed>
}

export interface AnalystOptions {
  readonly modelsFolder?: string
}

export const loadSelfieAnalyst = async ({ modelsFolder }: AnalystOptions = {}): Promise<SelfieAnalyst> => {
  const models = await loadSelfieModels(modelsFolder)
  return {
    warmUp: () => warmUpAnalyst(models),
    analyse: (bytes) => {
      const run = startRun(models)
      return withTimings(run, analyseSelfie(run, bytes))
    },
  }
}

export const createSelfieLivenessEngine = async ({
  modelsFolder,
}: AnalystOptions = {}): Promise<SelfieLivenessEngine> => {
  const models = await loadSelfieModels(modelsFolder)
  const settings = matchSettings(models.embedding.card, DEFAULT_FALSE_MATCH_RATE)
  return defineEngine({
    models,
    warmUp: warmUpAnalyst,
    undecodable: 'selfie_unreadable',
    trace: (): AnalysedPair[] => [],
    answer: async (run, { selfie, selfie_turned }: SelfieLivenessRequest, trace) => {
      const analysed = selfie_turned
        ? await analysePair(run, { selfie, selfie_turned }, settings)
        : alone(await analyseSelfie(run, selfie))
      trace.push(analysed)
      return { ...answerSelfie(analysed), looks: lookAtFace('selfie', analysed.first) }
    },
    describe: ([analysed]) => analysed && describeSelfie(analysed),
  })
}

const alone = (first: AnalysedSelfie): AnalysedPair => {
  const { found, problem } = first
  const scores = found?.spoof
    ? { score: found.spoof.score, quality: found.quality, liveness: found.spoof.liveness }
    : null
  return { first, second: null, compared: null, problem, scores }
}

/** A problem, with the scores where there are any; or the scores alone. */
const answerSelfie = ({ scores, problem }: AnalysedPair): EngineAnswer<LivenessScores> => {
  if (problem) return { outcome: 'rejected', error: problem, ...(scores ? { scores } : {}) }
  // Every face without a problem went through the spoof stage.
  if (!scores) throw new Error('a selfie without a problem and without scores')
  return { outcome: 'answered', body: scores }
}
