import { loadSelfieAnalyst } from '@vivid/engines/selfie-liveness'
import { annotateSelfie } from './annotate-selfie.js'
import { describeSelfie } from './describe-selfie.js'
import type { Inspector } from './inspector.js'
import { stagesOf, timed } from './timed.js'

export const openSelfieInspector = async (modelsFolder?: string): Promise<Inspector> => {
  const analyst = await loadSelfieAnalyst(modelsFolder === undefined ? {} : { modelsFolder })
  await analyst.warmUp()
  return {
    inspect: async (bytes) => {
      const { result: analysed, ms } = await timed(() => analyst.analyse(bytes))
      return {
        line: { ms, stages: stagesOf(analysed.timings), ...describeSelfie(analysed) },
        annotate: () => annotateSelfie(analysed),
      }
    },
  }
}
