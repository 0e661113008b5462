import { join } from 'node:path'
import { seededRandom } from '../../../support/seeded-random.js'
import type { HonestPart } from '../part.js'
import { askDocuments } from './ask-documents.js'
import { judgeElsewhere } from './judge-elsewhere.js'
import { readDocuments } from './labelled-document.js'
import { reportDocuments } from './report-documents.js'

export const proofOfLife: HonestPart = {
  name: 'proof-of-life',
  about: 'genuine documents against screens, prints, replaced portraits and uploads; codes of composition and quality',
  measure: async ({ sets }, askEach) => {
    const asked = await askDocuments(await readDocuments(join(sets, 'document-liveness')), askEach)
    return reportDocuments(judgeElsewhere(asked), seededRandom(1))
  },
}
