import {
  fitsOcrResponse,
  type JobKind,
  limits,
  type OcrForm,
  ocrFiles,
  parseForm,
  routes,
  workOf,
} from '@vivid/contract'
import { Rejected } from '../refusal.js'
import { replyOf, type SubmitJob } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { withId } from '../request/answer.js'
import { imageKey, jobBase, type Transaction } from '../request/transaction.js'
import { sentTwice } from '../upload/form-refusals.js'
import { isJpeg } from '../upload/image-type.js'
import type { FileFate, ReceivedForm } from '../upload/receive-form.js'

const cardType = 'identification_card'

/** Passports have no back worth reading: it is not kept, whatever it is. Until the type is known, either side may be too large. */
const fateOf = (name: string, texts: ReadonlyMap<string, string>): FileFate => {
  const type = texts.get('document_type')
  if (type === undefined) return 'open'
  return name === 'frontside' || type === cardType ? 'kept' : 'dropped'
}

/** Interface 2.1: what is missing, in the interface's order, then what cannot be a picture. */
const checkForm = (received: ReceivedForm): OcrForm => {
  const form = parseForm('ocr', received.texts)
  const card = form.document_type === cardType
  const metadata = (side: string) => (card ? side : undefined)
  if (!card) {
    received.files.delete('backside')
    received.faults.delete('backside')
  }
  for (const [side, fault] of received.faults) {
    throw fault === 'doubled' ? sentTwice(side) : new Rejected('file_too_large', metadata(side))
  }
  if (!received.files.has('frontside')) throw new Rejected('frontside_missing', metadata('frontside'))
  if (card && !received.files.has('backside')) throw new Rejected('backside_missing', metadata('backside'))
  for (const [side, { beginning }] of received.files) {
    if (!isJpeg(beginning)) throw new Rejected('file_unreadable', metadata(side))
  }
  return form
}

/** Callers put document numbers here by mistake; what is no code is not supported either and need not travel. */
const countryCode = (text: string): string => (/^[0-9A-Z]{3}$/.test(text) ? text : 'none')

/** The interface knows it for passports only. */
const documentIdOf = (form: OcrForm) =>
  form.document_type === 'passport' && form.document_id !== undefined
    ? { documentId: countryCode(form.document_id) }
    : {}

const submitReading = (submit: SubmitJob, transaction: Transaction, form: OcrForm) =>
  submit(transaction, 'ocr', {
    ...jobBase(transaction, form.device),
    images: documentImages(transaction),
    documentType: form.document_type,
    ...documentIdOf(form),
    validateSides: form.document_type === 'identification_card' && form.validate_sides === true,
    ...(form.details === true ? { details: true } : {}),
  })

const submitProofOfLife = (submit: SubmitJob, transaction: Transaction, form: OcrForm) =>
  submit(transaction, 'document-liveness', {
    ...jobBase(transaction, form.device),
    images: documentImages(transaction),
    documentType: form.document_type,
  })

const documentImages = (transaction: Transaction) => ({
  frontside: imageKey(transaction, 'frontside'),
  ...(transaction.images.backside === undefined ? {} : { backside: transaction.images.backside }),
})

/** Reading alone, or reading and proof of life at once: a failed proof of life wins, and takes the reading with it. */
const analyse = async (submit: SubmitJob, transaction: Transaction, form: OcrForm, kinds: readonly JobKind[]) => {
  const { gone } = transaction
  if (!kinds.includes('document-liveness')) {
    return { reply: await replyOf(await submitReading(submit, transaction, form), gone), proofFailed: false }
  }
  const proof = await submitProofOfLife(submit, transaction, form)
  const reading = await submitReading(submit, transaction, form)
  const readingReply = replyOf(reading, gone)
  readingReply.catch(() => undefined)
  const verdict = await replyOf(proof, gone)
  if (verdict.status === 200 && verdict.code === null) return { reply: await readingReply, proofFailed: false }
  reading.cancel()
  return { reply: verdict, proofFailed: true }
}

export const ocrRoute: AnalysisRoute<OcrForm> = {
  endpoint: 'ocr',
  path: routes.ocr.slice(0, -1),
  service: 'ocr',
  fileNames: ocrFiles,
  maxFileBytes: () => limits.fileBytes,
  fateOf,
  kinds: (caller) => (caller.services.has('id_reader_plus') ? ['ocr', 'document-liveness'] : ['ocr']),
  checkForm,
  work: (form) => workOf({ documentType: form.document_type, ...documentIdOf(form) }),
  analyse: async (submit, transaction, form, kinds) => {
    const { reply, proofFailed } = await analyse(submit, transaction, form, kinds)
    // 2.7 and proof-of-life failures list the id without a condition.
    const sides = reply.code === null && form.document_type === 'identification_card' && form.validate_sides === true
    return withId(reply, transaction.id, form.return_id === true || proofFailed || sides)
  },
  fits: fitsOcrResponse,
}
