import { join } from 'node:path'
import { loadModel } from '@vivid/vision'
import { seededRandom } from '../../../support/seeded-random.js'
import type { HonestPart } from '../part.js'
import { askSelfies } from './ask-selfies.js'
import { judgeElsewhere } from './judge-elsewhere.js'
import { readSelfies } from './labelled-selfie.js'
import { reportSelfies } from './report-selfies.js'

export const selfies: HonestPart = {
  name: 'selfies',
  about: 'living people against prints, screens and cut-outs',
  measure: async ({ sets }, askEach) => {
    const asked = await askSelfies(await readSelfies(join(sets, 'selfies')), askEach)
    const { card } = await loadModel('selfie-liveness')
    const { lessWhenGrey } = (card as unknown as { calibration: { lessWhenGrey: number } }).calibration
    return reportSelfies(judgeElsewhere(asked, lessWhenGrey), seededRandom(1))
  },
}
