import { loadFaceEmbedder } from '@vivid/engines/face-match'
import { drawOver, type Outline } from '@vivid/vision'
import { describeFace } from './describe-face.js'
import type { Inspector } from './inspector.js'
import { stagesOf, timed } from './timed.js'

export const openFaceInspector = async (modelsFolder?: string): Promise<Inspector> => {
  const embedder = await loadFaceEmbedder(modelsFolder)
  await embedder.warmUp()
  return {
    inspect: async (bytes) => {
      const { result: embedded, ms } = await timed(() => embedder.embed(bytes))
      return {
        line: { ms, stages: stagesOf(embedded.timings), ...describeFace(embedded), limit: embedder.limit },
        annotate: () => {
          const { picture, numbers } = embedded
          const outlines: Outline[] = numbers ? [{ points: numbers.square, colour: '#0a0' }] : []
          return drawOver(picture, outlines, [numbers ? `quality ${numbers.quality.toFixed(2)}` : 'no face'])
        },
      }
    },
  }
}
