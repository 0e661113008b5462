import { createFaceMatchEngine } from '@vivid/engines/face-match'
import { engineThread, readConfig } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread('face-match', () => {
  const { FACE_MATCH_RATE } = readConfig(['FACE_MATCH_RATE'], process.env)
  return createFaceMatchEngine({ falseMatchRate: FACE_MATCH_RATE })
})
