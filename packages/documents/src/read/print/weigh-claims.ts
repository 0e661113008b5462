import type { PrintWeights } from '../../templates/print-weights.js'
import type { AskedField } from '../ask/asked-field.js'
import type { Claim } from './claim.js'
import type { Clue } from './clues/clue.js'
import { clues } from './clues/index.js'
import type { Scene } from './scene.js'

/** Fields that are weighed alike: each of the usual ones by itself, numbers and texts that few documents print together. */
export const fieldClass = ({ field, part }: AskedField): string => {
  if (part > 0) return `${field} in parts`
  if (field === 'personal_number' || field === 'support_number') return 'number'
  return field === 'birth_country' || field === 'blood_type' ? 'text' : field
}

/** How much speaks for a claim: odds of it against nothing, as a logarithm. */
export interface Weighed {
  readonly claim: Claim
  readonly score: number
}

/** What each clue says of a claim. */
export const measureClues = (claim: Claim, scene: Scene): Float64Array =>
  Float64Array.from(clues, ({ measure }) => measure(claim, scene))

const alone = clues.filter(({ needsAnchors }) => !needsAnchors)
const amongOthers = clues.filter(({ needsAnchors }) => needsAnchors)

/** So far below nothing that no neighbour makes up for it. */
const HOPELESS = -12

const weigh = (claim: Claim, scene: Scene, by: readonly Clue[], weights: PrintWeights): number => {
  const side = scene.isDescribed ? weights.described : weights.undescribed
  const own = side[fieldClass(claim.asked)] ?? side.shared ?? {}
  let score = 0
  for (const { name, measure } of by) {
    const weight = own[name]
    if (weight !== undefined) score += weight * measure(claim, scene)
  }
  return score
}

/** By what can be said of each claim whatever stands around it. */
export const weighAlone = (scene: Scene, weights: PrintWeights): readonly Weighed[] =>
  scene.claims.map((claim) => ({ claim, score: weigh(claim, scene, alone, weights) }))

/** With what the scene's anchors add. */
export const weighAmongOthers = (
  weighed: readonly Weighed[],
  scene: Scene,
  weights: PrintWeights,
): readonly Weighed[] =>
  weighed.flatMap(({ claim, score }) =>
    score < HOPELESS ? [] : [{ claim, score: score + weigh(claim, scene, amongOthers, weights) }],
  )
