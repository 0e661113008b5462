import type { DocumentLivenessEngine, DocumentLivenessRequest, EngineAnswer, ProofOfLife } from '@vivid/contract'
import { jpegOnly, UndecodableImage } from '@vivid/vision'
import { type Stopwatch, startStopwatch } from '../stopwatch.js'
import { type DocumentExaminer, loadDocumentExaminer } from './document-examiner.js'
import type { Side } from './examined.js'

export async function createDocumentLivenessEngine(modelsFolder?: string): Promise<DocumentLivenessEngine> {
  const examiner = await loadDocumentExaminer(modelsFolder)
  return {
    warmUp: () => examiner.warmUp(),
    answer: async (request) => {
      const stopwatch = startStopwatch()
      return { ...(await answer(examiner, request, stopwatch)), timings: stopwatch.timings }
    },
  }
}

/** Both sides of a card are asked, the front first; the first finding answers. */
async function answer(
  examiner: DocumentExaminer,
  { frontside, backside }: DocumentLivenessRequest,
  stopwatch: Stopwatch,
): Promise<EngineAnswer<ProofOfLife>> {
  const sides: readonly (readonly [Side, Uint8Array])[] = backside
    ? [
        ['front', frontside],
        ['back', backside],
      ]
    : [['front', frontside]]
  try {
    for (const [side, bytes] of sides) {
      const { finding } = await examiner.examine(bytes, side, jpegOnly, stopwatch)
      if (finding) return { outcome: 'rejected', error: finding.error }
    }
  } catch (error) {
    if (error instanceof UndecodableImage) return { outcome: 'rejected', error: 'file_unreadable' }
    throw error
  }
  // There is no network here yet that could tell a genuine surface from a copy: nothing is invented.
  return { outcome: 'rejected', error: 'document_check_not_installed' }
}
