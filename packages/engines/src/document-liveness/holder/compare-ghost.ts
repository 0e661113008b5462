import {
  alignFace,
  embedFace,
  type FaceMesh,
  type Model,
  meshPortrait,
  type Picture,
  productOf,
  type Quad,
} from '@vivid/vision'
import { ghostSettings, type MatchSettings } from '../../face-match/match-settings.js'
import { thresholds } from '../../face-match/thresholds.js'
import type { JudgedAttack } from '../attack/index.js'
import { addDoubt } from './compare-sex.js'
import { findGhosts } from './find-ghosts.js'

export interface GhostModels {
  readonly faces: Model
  readonly mesh: Model
  readonly embedding: Model
}

/** In log odds: what 95 in 100 drawn documents with a replaced portrait lack to be rejected, rounded up (`npm run accuracy -- --replaced`). */
const MOST_DOUBT = 2

/** The judgement with what a second, smaller portrait of somebody else adds to it. One of the same person says nothing. */
export const compareGhost = async (
  models: GhostModels,
  picture: Picture,
  document: Quad,
  portrait: Quad,
  judged: JudgedAttack,
): Promise<JudgedAttack> => {
  // A portrait that looks so genuine that no doubt would reject it is not compared.
  if (!addDoubt(judged, MOST_DOUBT).attack) return judged
  const likeness = await likenessOfGhosts(models, picture, document, portrait)
  return likeness === null ? judged : addDoubt(judged, ghostDoubt(likeness, ghostSettings(models.embedding.card)))
}

/** How much likelier such a pair is of two people than of one, in log odds, from the product of the embeddings. */
export const ghostDoubt = (product: number, { limit, slope }: MatchSettings): number =>
  Math.min(MOST_DOUBT, Math.max(0, slope * (limit - product)))

/** The product of the portrait's embedding and its likest ghost's; null where there is none that is clear enough to compare. */
const likenessOfGhosts = async (
  models: GhostModels,
  picture: Picture,
  document: Quad,
  portrait: Quad,
): Promise<number | null> => {
  const ghosts = await findGhosts(models, picture, document, portrait)
  if (ghosts.length === 0) return null
  const embed = (mesh: FaceMesh) => embedFace(models.embedding, picture, alignFace(mesh))
  const own = await embed(await meshPortrait(models.mesh, picture, portrait))
  const products: number[] = []
  for (const ghost of ghosts) {
    const { embedding, quality } = await embed(ghost)
    if (quality >= thresholds.portraitQuality) products.push(productOf(own.embedding, embedding))
  }
  return products.length > 0 ? Math.max(...products) : null
}
