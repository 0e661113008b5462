import { shapeDocumentLiveness } from '@vivid/contract'
import { createIdReaderPlusEngine } from '@vivid/engines/id-reader-plus'
import { documentSides, engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread({
  kind: 'document-liveness',
  create: () =>
    createIdReaderPlusEngine({
      secondOpinion: process.env.SECOND_OPINION !== 'off',
      comparesSex: process.env.COMPARE_SEX !== 'off',
    }),
  toRequest: (job, images) => ({ ...job, ...documentSides(images) }),
  shape: shapeDocumentLiveness,
})
