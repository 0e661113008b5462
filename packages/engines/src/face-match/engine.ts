import type { EngineAnswer, FaceMatchEngine, FaceMatchRequest, FaceMatchScores } from '@vivid/contract'
import { defineEngine } from '../frame/define-engine.js'
import type { ComparedFaces } from './compared-faces.js'
import { UnreadableDocument } from './decode-document.js'
import { describeLooks } from './describe-looks.js'
import { describeMatch } from './describe-match.js'
import { DEFAULT_FALSE_MATCH_RATE, ghostSettings, matchSettings } from './match-settings.js'
import { loadFaceMatchModels } from './models.js'
import { compareFaces } from './pipeline.js'
import { warmUpMatch } from './warm-up.js'

export interface FaceMatchOptions {
  readonly modelsFolder?: string
  /** Share of other people who may pass: the working point, 0.00001 to 0.01. */
  readonly falseMatchRate?: number
}

/** Embeddings live in `compareFaces` alone: neither the answer nor what a developer is shown holds any. */
export const createFaceMatchEngine = async ({
  modelsFolder,
  falseMatchRate = DEFAULT_FALSE_MATCH_RATE,
}: FaceMatchOptions = {}): Promise<FaceMatchEngine> => {
  const models = await loadFaceMatchModels(modelsFolder)
  const { card } = models.embedding
  const settings = { match: matchSettings(card, falseMatchRate), ghost: ghostSettings(card) }
  return defineEngine({
    models,
    warmUp: warmUpMatch,
    undecodable: 'selfie_unreadable',
    trace: (): ComparedFaces[] => [],
    answer: async (run, request: FaceMatchRequest, trace) => {
      try {
        const compared = await compareFaces(run, request, settings)
        trace.push(compared)
        return { ...answerMatch(compared), looks: describeLooks(compared) }
      } catch (error) {
        if (!(error instanceof UnreadableDocument)) throw error
        return { outcome: 'rejected', error: 'file_unreadable' }
      }
    },
    describe: ([compared]) => compared && describeMatch(compared),
  })
}

/** A problem, with the scores where there are any; or the scores alone. */
const answerMatch = ({ compared, problem }: ComparedFaces): EngineAnswer<FaceMatchScores> => {
  const scores = compared && { similarity: compared.similarity, quality: compared.quality }
  if (problem) return { outcome: 'rejected', error: problem, ...(scores ? { scores } : {}) }
  // Pictures without a problem were compared.
  if (!scores) throw new Error('faces without a problem and without scores')
  return { outcome: 'answered', body: scores }
}
