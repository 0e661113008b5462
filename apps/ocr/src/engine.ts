import { shapeOcr } from '@vivid/contract'
import { createOcrEngine } from '@vivid/engines/ocr'
import { documentSides, engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread({
  kind: 'ocr',
  create: () => createOcrEngine({ secondOpinion: process.env.SECOND_OPINION !== 'off' }),
  toRequest: (job, images) => ({ ...job, ...documentSides(images) }),
  shape: shapeOcr,
})
