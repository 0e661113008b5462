import { anyPicture, decode } from '@vivid/vision'
import { DEFAULT_FALSE_MATCH_RATE, matchSettings } from '../../face-match/match-settings.js'
import { startRun } from '../../frame/run.js'
import { analyseFace } from '../analyse-face.js'
import { findProblem } from '../find-problem.js'
import { loadSelfieModels } from '../models.js'
import { type ComparedPictures, comparePictures, type PosedFace } from './compare-pictures.js'
import { findPairProblem } from './judge-pair.js'

/** For measuring on files: what two pictures say together, whatever the networks say of each. */
export interface PairComparer {
  /** Null where a picture has a problem of its own, but whether it lives. Throws `UndecodableImage` for what is no picture. */
  look(bytes: Uint8Array): Promise<PosedFace | null>
  compare(one: PosedFace, other: PosedFace): Promise<ComparedPictures & { readonly problem: string | null }>
}

export const loadPairComparer = async (modelsFolder?: string): Promise<PairComparer> => {
  const models = await loadSelfieModels(modelsFolder)
  const settings = matchSettings(models.embedding.card, DEFAULT_FALSE_MATCH_RATE)
  return {
    look: async (bytes) => {
      const { picture } = await decode(bytes, anyPicture)
      const found = await analyseFace(startRun(models), picture)
      return found && !findProblem(found) ? { ...found, picture } : null
    },
    compare: async (one, other) => {
      const compared = await comparePictures(startRun(models), one, other, settings)
      return { ...compared, problem: findPairProblem(compared) }
    },
  }
}
