import { shapeDocumentLiveness } from '@vivid/contract'
import { createDocumentLivenessEngine } from '@vivid/engines/document-liveness'
import { documentSides, engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread({
  kind: 'document-liveness',
  create: createDocumentLivenessEngine,
  toRequest: (job, images) => ({ ...job, ...documentSides(images) }),
  shape: shapeDocumentLiveness,
})
