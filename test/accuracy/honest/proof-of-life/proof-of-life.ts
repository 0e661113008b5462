import { join } from 'node:path'
import { seededRandom } from '../../../support/seeded-random.js'
import type { HonestPart } from '../part.js'
import { acceptDefects } from './accept-defects.js'
import { askDocuments } from './ask-documents.js'
import { judgeElsewhere } from './judge-elsewhere.js'
import { readDocuments, readMadePictures } from './labelled-document.js'
import { reportDocuments } from './report-documents.js'

export const proofOfLife: HonestPart = {
  name: 'proof-of-life',
  about: 'genuine documents against screens, prints, replaced portraits and uploads; codes of composition and quality',
  measure: async ({ sets }, askEach) => {
    const documents = acceptDefects(await readDocuments(join(sets, 'document-liveness')))
    const known = new Set(documents.map(({ place }) => place))
    const made = (await readMadePictures(join(sets, 'documents'))).filter(({ place }) => !known.has(place))
    const judged = judgeElsewhere(await askDocuments([...documents, ...made], askEach))
    return reportDocuments(judged, seededRandom(1))
  },
}
