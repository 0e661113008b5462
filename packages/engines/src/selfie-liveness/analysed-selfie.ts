import type { ErrorName } from '@vivid/contract'
import type { Decoded, EyeOpening, HeadPose } from '@vivid/vision'
import type { SpoofJudged } from './spoof/judge-spoof.js'
import type { FoundFace } from './stages/find-face.js'
import type { FaceConditions } from './stages/judge-conditions.js'
import type { Framing } from './stages/measure-framing.js'
import type { Light } from './stages/measure-light.js'

/** All that was measured on the one face of a selfie. */
export interface AnalysedFace extends FoundFace {
  /** Faces that count. */
  readonly count: number
  readonly framing: Framing
  readonly light: Light
  readonly pose: HeadPose
  readonly opening: EyeOpening
  readonly conditions: FaceConditions
  /** 0…1 */
  readonly quality: number
  /** Null where no network is asked: several people, or too few pixels. */
  readonly spoof: SpoofJudged | null
}

export interface AnalysedSelfie extends Decoded {
  readonly found: AnalysedFace | null
  /** Why the selfie is rejected, the first reason that holds. */
  readonly problem: ErrorName | null
}
