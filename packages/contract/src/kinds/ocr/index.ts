import { fits } from '../../fits.js'
import type { KindOfWork, Pictures } from '../kind.js'
import { askedReading } from './ask.js'
import type { DocumentPictures, OcrRequest } from './engine.js'
import type { OcrForm } from './form.js'
import { OcrJob } from './job.js'
import { makeUpReading } from './make-up.js'
import type { OcrAnswer } from './responses.js'
import { sampleReading } from './sample.js'
import { shapeOcr } from './shape.js'
import { documentWork } from './work-of.js'

export type * from './details.js'
export type { OcrEngine, OcrRequest } from './engine.js'
export type * from './form.js'
export type * from './responses.js'

export const documentPictures = ({ frontside, backside }: Pictures): DocumentPictures => ({
  frontside: frontside!,
  ...(backside ? { backside } : {}),
})

/** Reads passports and identity cards. */
export const ocr: KindOfWork<OcrForm, OcrJob, OcrRequest, OcrAnswer> = {
  ask: (form) => ({ documentType: form.document_type, ...askedReading(form) }),
  isJob: fits(OcrJob),
  workOf: documentWork,
  toRequest: (job, pictures) => ({ ...job, ...documentPictures(pictures) }),
  shape: shapeOcr,
  ownFailure: 'reading_failed',
  sample: sampleReading,
  makeUp: makeUpReading,
}
