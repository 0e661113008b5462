import { createIdReaderPlusEngine } from '@vivid/engines/id-reader-plus'
import { engineThread } from '@vivid/platform/engine-thread'
import { limitDecoders } from '@vivid/vision'

limitDecoders()

export default engineThread('id-reader-plus', () =>
  createIdReaderPlusEngine({
    secondOpinion: process.env.SECOND_OPINION !== 'off',
    comparesSex: process.env.COMPARE_SEX !== 'off',
    comparesPortraits: process.env.COMPARE_PORTRAITS !== 'off',
  }),
)
