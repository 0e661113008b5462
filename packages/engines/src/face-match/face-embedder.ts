import { anyPicture, type Decoded, decode } from '@vivid/vision'
import { startRun, type Timed, withTimings } from '../frame/run.js'
import { type FoundFace, findFace } from '../selfie-liveness/stages/find-face.js'
import type { FaceNumbers } from './compared-faces.js'
import { DEFAULT_FALSE_MATCH_RATE, matchSettings } from './match-settings.js'
import { loadFaceMatchModels } from './models.js'
import { embed, type FaceMatchRun } from './pipeline.js'
import { findPortraits } from './stages/find-portrait.js'
import { warmUpMatch } from './warm-up.js'

/** For measuring on files: tells a face's numbers, as no engine does. */
export interface FaceEmbedder {
  /** Product of two embeddings from which on they are the same person's. */
  readonly limit: number
  warmUp(): Promise<void>
  /** A document's portrait, else the largest face. Throws `UndecodableImage` for what is no picture. */
  embed(bytes: Uint8Array): Promise<EmbeddedPicture & Timed>
}

export interface EmbeddedPicture extends Decoded {
  readonly found: Pick<FoundFace, 'face' | 'mesh'> | null
  readonly numbers: FaceNumbers | null
}

export const loadFaceEmbedder = async (modelsFolder?: string): Promise<FaceEmbedder> => {
  const models = await loadFaceMatchModels(modelsFolder)
  const { limit } = matchSettings(models.embedding.card, DEFAULT_FALSE_MATCH_RATE)
  return {
    limit,
    warmUp: () => warmUpMatch(models),
    embed: (bytes) => {
      const run = startRun(models)
      return withTimings(run, embedPicture(run, bytes))
    },
  }
}

const embedPicture = async (run: FaceMatchRun, bytes: Uint8Array): Promise<EmbeddedPicture> => {
  const { models, stage } = run
  const decoded = await stage('decode', () => decode(bytes, anyPicture))
  const found = await stage('find-face', async () => {
    const [portrait] = (await findPortraits(models, decoded.picture)).toSorted((a, b) => b.share - a.share)
    return portrait ?? findFace(models, decoded.picture)
  })
  return { ...decoded, found, numbers: found && (await embed(run, decoded.picture, found.mesh)) }
}
