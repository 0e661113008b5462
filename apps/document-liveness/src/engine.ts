import { shapeDocumentLiveness } from '@vivid/contract'
import { createDocumentLivenessEngine } from '@vivid/engines/document-liveness'
import { documentSides, engineThread } from '@vivid/platform/engine-thread'

export default engineThread({
  kind: 'document-liveness',
  create: createDocumentLivenessEngine,
  toRequest: (job, images) => ({ ...job, ...documentSides(images) }),
  shape: shapeDocumentLiveness,
})
