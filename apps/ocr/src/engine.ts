import { createOcrEngine } from '@vivid/engines/ocr'
import { engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread('ocr', () => createOcrEngine({ secondOpinion: process.env.SECOND_OPINION !== 'off' }))
