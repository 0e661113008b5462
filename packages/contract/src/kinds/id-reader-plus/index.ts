import { fits } from '../../fits.js'
import type { KindOfWork } from '../kind.js'
import { askedReading } from '../ocr/ask.js'
import type { OcrForm } from '../ocr/form.js'
import { documentPictures } from '../ocr/index.js'
import { makeUpReading } from '../ocr/make-up.js'
import { documentWork } from '../ocr/work-of.js'
import type { IdReaderPlusRequest, ProvenDocument } from './engine.js'
import { IdReaderPlusJob } from './job.js'
import { sampleProof } from './sample.js'
import { shapeIdReaderPlus } from './shape.js'

export type { IdReaderPlusEngine, IdReaderPlusRequest, ProofOfLife, ProvenDocument } from './engine.js'

/** Proves a document genuine and, of one that is, reads it. */
export const idReaderPlus: KindOfWork<OcrForm, IdReaderPlusJob, IdReaderPlusRequest, ProvenDocument> = {
  ask: (form) => ({ documentType: form.document_type, reading: askedReading(form) }),
  isJob: fits(IdReaderPlusJob),
  workOf: ({ documentType, reading }) => documentWork({ documentType, ...reading }),
  toRequest: (job, pictures) => ({ ...job, ...documentPictures(pictures) }),
  shape: shapeIdReaderPlus,
  ownFailure: 'document_check_failed',
  sample: (name, { documentType, language, reading }) => sampleProof(name, { documentType, language, ...reading }),
  makeUp: ({ reading, ...request }, fingerprint) => ({
    proof: { score: 1, signals: { screen: 0, print: 0, portrait: 0, digital: 0 } },
    reading: { outcome: 'answered', body: makeUpReading({ ...request, ...reading }, fingerprint) },
  }),
}
