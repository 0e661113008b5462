import type { EngineAnswer, LivenessScores, SelfieLivenessEngine } from '@vivid/contract'
import { UndecodableImage } from '@vivid/vision'
import { startStopwatch } from '../frame/stopwatch.js'
import type { AnalysedSelfie } from './analysed-selfie.js'
import { describeSelfie } from './describe-selfie.js'
import { type AnalystOptions, loadSelfieAnalyst } from './selfie-analyst.js'

export async function createSelfieLivenessEngine(options: AnalystOptions = {}): Promise<SelfieLivenessEngine> {
  const analyst = await loadSelfieAnalyst(options)
  return {
    warmUp: () => analyst.warmUp(),
    answer: async ({ selfie, debug }) => {
      const stopwatch = startStopwatch()
      try {
        const analysed = await analyst.analyse(selfie, stopwatch)
        const seen = debug ? { seen: describeSelfie(analysed) } : {}
        return { ...answerSelfie(analysed), timings: stopwatch.timings, ...seen }
      } catch (error) {
        if (!(error instanceof UndecodableImage)) throw error
        return { outcome: 'rejected', error: 'selfie_unreadable', timings: stopwatch.timings }
      }
    },
  }
}

/** A problem, with the scores where there are any; or the scores alone. */
function answerSelfie({ found, problem }: AnalysedSelfie): EngineAnswer<LivenessScores> {
  const scores = found?.spoof && { score: found.spoof.score, quality: found.quality, liveness: found.spoof.liveness }
  if (problem) return { outcome: 'rejected', error: problem, ...(scores ? { scores } : {}) }
  // Every face without a problem went through the spoof stage.
  if (!scores) throw new Error('a selfie without a problem and without scores')
  return { outcome: 'answered', body: scores }
}
