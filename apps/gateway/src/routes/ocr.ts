import { endpoints, type FormOf, formProblems, type JobKind, jobOf, kindFacts, workAsked } from '@vivid/contract'
import { Rejected } from '../refusal.js'
import { replyOf, type SubmitJob } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { addAsked } from '../request/answer.js'
import { givenOf, type Transaction } from '../request/transaction.js'
import { sentTwice } from '../upload/form-refusals.js'
import { isPicture } from '../upload/image-type.js'
import type { FileFate, ReceivedForm } from '../upload/receive-form.js'

type OcrForm = FormOf<'ocr'>
const cardType = 'identification_card'
export const isCard = ({ document_type }: Partial<OcrForm>): boolean => document_type === cardType

/** Passports have no back worth reading: it is not kept, whatever it is. Until the type is known, either side may be too large. */
const fateOf = (name: string, texts: ReadonlyMap<string, string>): FileFate => {
  const type = texts.get('document_type')
  if (type === undefined) return 'open'
  return name === 'frontside' || type === cardType ? 'kept' : 'dropped'
}

/** Interface 2.1: what is missing, in the interface's order, then what cannot be a picture. */
const checkForm = (received: ReceivedForm): OcrForm => {
  const form = endpoints.ocr.parse(received.texts)
  const card = isCard(form)
  const metadata = (side: string) => (card ? side : undefined)
  const missing = (field: 'frontside' | 'backside') =>
    new Rejected(`${field}_missing`, { metadata: metadata(field), field })
  if (!card) {
    received.files.delete('backside')
    received.faults.delete('backside')
  }
  for (const [side, fault] of received.faults) {
    if (fault === 'doubled') throw sentTwice(side)
    throw new Rejected('file_too_large', {
      metadata: metadata(side),
      detail: formProblems.tooLarge(side, fault.maxBytes),
    })
  }
  if (!received.files.has('frontside')) throw missing('frontside')
  if (card && !received.files.has('backside')) throw missing('backside')
  for (const [side, { beginning }] of received.files) {
    if (!isPicture(beginning)) throw new Rejected('file_unreadable', { metadata: metadata(side) })
  }
  return form
}

/** Reading alone, or proof of life and, of what proves genuine, reading: one job either way. */
const analyse = async (submit: SubmitJob, transaction: Transaction, form: OcrForm, kinds: readonly JobKind[]) => {
  const kind = kinds.includes('id-reader-plus') ? 'id-reader-plus' : 'ocr'
  const pending = await submit(transaction, kind, jobOf(kind, form, givenOf(transaction, form.device)))
  const reply = await replyOf(pending, transaction.gone)
  return { reply, proofFailed: kind === 'id-reader-plus' && !reply.isRead }
}

export const ocrRoute: AnalysisRoute<OcrForm> = {
  endpoint: 'ocr',
  fateOf,
  kinds: ({ services }) => (services.has(kindFacts['id-reader-plus'].service) ? ['id-reader-plus'] : ['ocr']),
  checkForm,
  // Both kinds tell documents apart alike.
  work: (form, _kind, files) => workAsked('ocr', form, files),
  analyse: async (submit, transaction, form, kinds) => {
    const { reply, proofFailed } = await analyse(submit, transaction, form, kinds)
    // 2.7 and proof-of-life failures list the id without a condition.
    const sides = reply.code === null && isCard(form) && form.validate_sides === true
    const isIdTold = form.return_id === true || proofFailed || sides
    return addAsked(reply, { id: isIdTold ? transaction.id : null, details: form.details === true })
  },
  fits: endpoints.ocr.fits,
}
