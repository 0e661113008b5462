import { fits } from '../../fits.js'
import type { KindOfWork } from '../kind.js'
import { documentPictures } from '../ocr/index.js'
import { makeUpReading } from '../ocr/make-up.js'
import { documentWork } from '../ocr/work-of.js'
import type { DocumentLivenessRequest, ProvenDocument } from './engine.js'
import { DocumentLivenessJob } from './job.js'
import { shapeDocumentLiveness } from './shape.js'

export type { DocumentLivenessEngine, DocumentLivenessRequest, ProofOfLife, ProvenDocument } from './engine.js'

/** Proves a document genuine and, of one that is, reads it. */
export const documentLiveness: KindOfWork<DocumentLivenessJob, DocumentLivenessRequest, ProvenDocument> = {
  isJob: fits(DocumentLivenessJob),
  workOf: ({ documentType, reading }) => documentWork({ documentType, ...reading }),
  toRequest: (job, pictures) => ({ ...job, ...documentPictures(pictures) }),
  shape: shapeDocumentLiveness,
  ownFailure: 'document_check_failed',
  makeUp: ({ reading, ...request }, fingerprint) => ({
    proof: { score: 1, signals: { screen: 0, print: 0, portrait: 0, digital: 0 } },
    ...(reading && {
      reading: { outcome: 'answered', body: makeUpReading({ ...request, ...reading }, fingerprint) },
    }),
  }),
  example: { images: { frontside: 'images/1/frontside' }, documentType: 'passport' },
}
