import type { Claim } from '../claim.js'
import type { Scene } from '../scene.js'

/** Something that speaks for or against a claim; how much it counts is fitted, per field. */
export interface Clue {
  readonly name: string
  /** What a high measure means, in a sentence. */
  readonly says: string
  /** Whether it can only speak for a claim, only against it, or either way as the field has it: the fit keeps to that. */
  readonly speaks: 'for' | 'against' | 'either'
  /** What it says depends on where other fields were found. */
  readonly needsAnchors?: true
  /** −1…1; 0 where it has nothing to say. */
  readonly measure: (claim: Claim, scene: Scene) => number
}
