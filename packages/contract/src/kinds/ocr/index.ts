import { fits } from '../../fits.js'
import type { OcrAnswer } from '../../responses.js'
import type { KindOfWork, Pictures } from '../kind.js'
import type { DocumentPictures, OcrRequest } from './engine.js'
import { OcrJob } from './job.js'
import { makeUpReading } from './make-up.js'
import { shapeOcr } from './shape.js'
import { documentWork } from './work-of.js'

export type { OcrEngine, OcrRequest } from './engine.js'

export const documentPictures = ({ frontside, backside }: Pictures): DocumentPictures => ({
  frontside: frontside!,
  ...(backside ? { backside } : {}),
})

/** Reads passports and identity cards. */
export const ocr: KindOfWork<OcrJob, OcrRequest, OcrAnswer> = {
  isJob: fits(OcrJob),
  workOf: documentWork,
  toRequest: (job, pictures) => ({ ...job, ...documentPictures(pictures) }),
  shape: shapeOcr,
  ownFailure: 'reading_failed',
  makeUp: makeUpReading,
  example: { images: { frontside: 'images/1/frontside' }, documentType: 'passport', validateSides: false },
}
