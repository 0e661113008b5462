import { alignFace, embedFace, type Model, productOf } from '@vivid/vision'
import { type MatchSettings, similarityOf } from '../../face-match/match-settings.js'
import type { Run } from '../../frame/run.js'
import { headTurn } from './head-turn.js'
import { type FaceInPicture, measureFlatness } from './measure-flatness.js'

/** What two pictures of a face say that neither says alone. */
export interface ComparedPictures {
  /** 0…1; below 0.5 they show two people. */
  readonly similarity: number
  /** Degrees between where the heads point. */
  readonly turn: number
  /** 0…1: how far one picture is the other, seen from elsewhere as a flat thing. */
  readonly flatness: number
}

export interface PosedFace extends FaceInPicture {
  readonly pose: Parameters<typeof headTurn>[0]
}

export const comparePictures = async (
  { models, stage }: Run<{ readonly embedding: Model }>,
  one: PosedFace,
  other: PosedFace,
  settings: MatchSettings,
): Promise<ComparedPictures> => {
  const embed = async ({ picture, mesh }: PosedFace) =>
    (await embedFace(models.embedding, picture, alignFace(mesh))).embedding
  const product = await stage('embed', async () => productOf(await embed(one), await embed(other)))
  const flatness = await stage('measure-flatness', () => measureFlatness(one, other))
  return { similarity: similarityOf(product, settings), turn: headTurn(one.pose, other.pose), flatness }
}
