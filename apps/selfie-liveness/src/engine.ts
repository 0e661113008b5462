import { createSelfieLivenessEngine } from '@vivid/engines/selfie-liveness'
import { engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread('selfie-liveness', createSelfieLivenessEngine)
