import type { Asked, Engine } from '../../engine.js'
import type { Device } from '../../interface.js'

export interface SelfieLivenessRequest extends Asked {
  selfie: Uint8Array
  /** The same person a moment later, the head turned. */
  selfie_turned?: Uint8Array
  device?: Device
}

/** Interface 2.10's `api_response`. */
export interface LivenessScores {
  /** Unbounded; higher means more live. */
  score: number
  /** 0…1 */
  quality: number
  /** 0…1 */
  liveness: number
}

export type SelfieLivenessEngine = Engine<SelfieLivenessRequest, LivenessScores>
