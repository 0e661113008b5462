import { fitsOcrResponse, type JobKind, type OcrForm, ocrFiles, parseForm, workOf } from '@vivid/contract'
import { imageKey, jobBase, replyOf, type Services, submitJob, type Transaction } from '../analysis.js'
import { Coded } from '../refusal.js'
import { isJpeg } from '../upload/image-type.js'
import type { ReceivedForm } from '../upload/receive-form.js'
import type { AnalysisRoute } from './analysis-route.js'
import { withId } from './with-id.js'

/** Interface 2.1: what is missing, in the interface's order, then what cannot be a picture. */
const checkForm = (received: ReceivedForm): OcrForm => {
  const form = parseForm('ocr', received.texts)
  const card = form.document_type === 'identification_card'
  const metadata = (side: string) => (card ? side : undefined)
  if (received.tooLarge.size > 0) throw new Coded('file_too_large', metadata([...received.tooLarge].join(', ')))
  if (!received.files.has('frontside')) throw new Coded('frontside_missing', metadata('frontside'))
  if (card && !received.files.has('backside')) throw new Coded('backside_missing', metadata('backside'))
  // Passports have no back worth reading: it is not kept.
  if (!card) received.files.delete('backside')
  for (const [side, { beginning }] of received.files) {
    if (!isJpeg(beginning)) throw new Coded('file_unreadable', metadata(side))
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

const submitReading = (services: Services, transaction: Transaction, form: OcrForm) =>
  submitJob(services, transaction, 'ocr', {
    ...jobBase(transaction, form.device),
    images: documentImages(transaction),
    documentType: form.document_type,
    ...documentIdOf(form),
    validateSides: form.document_type === 'identification_card' && form.validate_sides === true,
  })

const submitProofOfLife = (services: Services, transaction: Transaction, form: OcrForm) =>
  submitJob(services, transaction, 'document-liveness', {
    ...jobBase(transaction, form.device),
    images: documentImages(transaction),
    documentType: form.document_type,
  })

const documentImages = (transaction: Transaction) => ({
  frontside: imageKey(transaction, 'frontside'),
  ...(transaction.images.backside === undefined ? {} : { backside: transaction.images.backside }),
})

/** Reading alone, or reading and proof of life at once: a failed proof of life wins, and takes the reading with it. */
const analyse = async (services: Services, transaction: Transaction, form: OcrForm, kinds: readonly JobKind[]) => {
  const { gone } = transaction
  if (!kinds.includes('document-liveness')) {
    return { reply: await replyOf(await submitReading(services, transaction, form), gone), proofFailed: false }
  }
  const proof = await submitProofOfLife(services, transaction, form)
  const reading = await submitReading(services, transaction, form)
  const readingReply = replyOf(reading, gone)
  readingReply.catch(() => undefined)
  const verdict = await replyOf(proof, gone)
  if (verdict.status === 200 && verdict.code === null) return { reply: await readingReply, proofFailed: false }
  reading.cancel()
  return { reply: verdict, proofFailed: true }
}

export const ocrRoute: AnalysisRoute<OcrForm> = {
  endpoint: 'ocr',
  path: '/api/v3.2/ocr',
  service: 'ocr',
  fileNames: ocrFiles,
  kinds: (caller) => (caller.services.has('id_reader_plus') ? ['ocr', 'document-liveness'] : ['ocr']),
  checkForm,
  work: (form) => workOf({ documentType: form.document_type, ...documentIdOf(form) }),
  analyse: async (services, transaction, form, kinds) => {
    const { reply, proofFailed } = await analyse(services, transaction, form, kinds)
    // 2.7 and proof-of-life failures list the id without a condition.
    const sides = reply.code === null && form.document_type === 'identification_card' && form.validate_sides === true
    return withId(reply, transaction.id, form.return_id === true || proofFailed || sides)
  },
  fits: fitsOcrResponse,
}
