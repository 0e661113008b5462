import { readFile } from 'node:fs/promises'
import { loadSelfieAnalyst, type SpoofAnswers } from '@vivid/engines/selfie-liveness'
import type { LabelledSelfie } from './labelled-selfie.js'

/** What the networks said of a picture, from which a verdict is still to be made. */
export interface AskedSelfie extends LabelledSelfie {
  readonly longSidePx: number
  /** Null where the face was not judged. */
  readonly answers: SpoofAnswers | null
  /** Refused whatever its liveness: pose, framing, light, eyes, no face. */
  readonly isRefusedAnyway: boolean
}

export const askSelfies = async (selfies: readonly LabelledSelfie[]): Promise<AskedSelfie[]> => {
  const analyst = await loadSelfieAnalyst()
  await analyst.warmUp()
  const asked: AskedSelfie[] = []
  for (const selfie of selfies) {
    const { found, problem, originalWidthPx, originalHeightPx } = await analyst.analyse(await readFile(selfie.file))
    asked.push({
      ...selfie,
      longSidePx: Math.max(originalWidthPx, originalHeightPx),
      answers: found?.spoof?.answers ?? null,
      // Liveness is the last rule: any other problem holds before it.
      isRefusedAnyway: problem !== null && problem !== 'liveness_score',
    })
  }
  return asked
}
