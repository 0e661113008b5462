import { readFile } from 'node:fs/promises'
import { loadSelfieAnalyst, type SpoofAnswers } from '@vivid/engines/selfie-liveness'
import type { AskEach } from '../ask-each.js'
import type { LabelledSelfie } from './labelled-selfie.js'

/** What the networks said of a picture, from which a verdict is still to be made. */
export interface AskedSelfie extends LabelledSelfie {
  readonly longSidePx: number
  /** Null where the face was not judged. */
  readonly answers: SpoofAnswers | null
  /** Refused whatever its liveness: pose, framing, light, eyes, no face. */
  readonly isRefusedAnyway: boolean
}

export const askSelfies = (selfies: readonly LabelledSelfie[], askEach: AskEach): Promise<AskedSelfie[]> =>
  askEach('selfie-liveness', selfies, async () => {
    const analyst = await loadSelfieAnalyst()
    await analyst.warmUp()
    return async ({ file }) => {
      const { found, problem, originalWidthPx, originalHeightPx } = await analyst.analyse(await readFile(file))
      return {
        longSidePx: Math.max(originalWidthPx, originalHeightPx),
        answers: found?.spoof?.answers ?? null,
        // Liveness is the last rule: any other problem holds before it.
        isRefusedAnyway: problem !== null && problem !== 'liveness_score',
      }
    }
  })
