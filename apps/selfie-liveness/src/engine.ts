import { shapeSelfieLiveness } from '@vivid/contract'
import { createSelfieLivenessEngine } from '@vivid/engines/selfie-liveness'
import { engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread({
  kind: 'selfie-liveness',
  create: createSelfieLivenessEngine,
  toRequest: (job, images) => ({ ...job, selfie: images.selfie! }),
  shape: shapeSelfieLiveness,
})
