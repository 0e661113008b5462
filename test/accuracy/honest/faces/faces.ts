import { join } from 'node:path'
import { loadModel } from '@vivid/vision'
import { seededRandom } from '../../../support/seeded-random.js'
import type { HonestPart } from '../part.js'
import { askFaces, readFaces } from './ask-faces.js'
import { comparePeople } from './compare-people.js'
import { reportPeople, type ShippedLimit } from './report-people.js'

export const faces: HonestPart = {
  name: 'faces',
  about: "portraits on documents against their holders' selfies and other people",
  measure: async ({ sets }, askEach) => {
    const asked = await askFaces(await readFaces(join(sets, 'faces')), askEach)
    const { card } = await loadModel('face-embedding')
    const { limits } = card as unknown as { limits: readonly ShippedLimit[] }
    return reportPeople(comparePeople(asked), limits, seededRandom(1))
  },
}
