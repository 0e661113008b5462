import {
  combinedPictures,
  endpoints,
  type FormOf,
  formProblems,
  isReading,
  type JobKind,
  type JobReply,
  jobOf,
  kindFacts,
  workAsked,
} from '@vivid/contract'
import type { Pending } from '@vivid/platform'
import type { Caller } from '../auth/caller.js'
import { agree, type Part } from '../join/agree.js'
import { asReply, joinReplies, replyInstead, wholeOf } from '../join/join-replies.js'
import { portraitPlace } from '../join/portrait-place.js'
import { Rejected } from '../refusal.js'
import { replyOf, type SubmitJob } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { addAsked } from '../request/answer.js'
import { givenOf, type Transaction } from '../request/transaction.js'
import { sentTwice } from '../upload/form-refusals.js'
import type { FileFate, ReceivedForm } from '../upload/receive-form.js'
import { isCard, ocrRoute } from './ocr.js'

type BiometricsForm = FormOf<'biometrics'>
const faces: readonly JobKind[] = ['selfie-liveness', 'face-match']

/** The back of anything but a card is not kept, and of a form that has no type yet nobody knows. */
const fateOf = (name: string, texts: ReadonlyMap<string, string>): FileFate =>
  name === 'backside' ? ocrRoute.fateOf(name, texts) : 'kept'

/** What is contracted of liveness and face match and, for a document that is to be read, what the OCR endpoint asks. */
const kinds = (caller: Caller, form: BiometricsForm | null): readonly JobKind[] => {
  const ofFaces = faces.filter((kind) => caller.services.has(kindFacts[kind].service))
  const isRead = form !== null && isReading(form) && caller.services.has(kindFacts.ocr.service)
  return isRead ? [...ofFaces, ...ocrRoute.kinds(caller, form)] : ofFaces
}

/** The pictures that its kinds take and no others: what nobody looks at is not kept. */
const checkForm = (received: ReceivedForm, caller: Caller): BiometricsForm => {
  const { files, faults, texts } = received
  const form = endpoints.biometrics.parse(texts)
  const asked = kinds(caller, form)
  const frontside = files.get('frontside')
  if (frontside) {
    if (files.has('document')) throw sentTwice('document')
    files.delete('frontside')
    files.set('document', frontside)
  }
  const wanted = new Set(asked.flatMap(combinedPictures))
  if (!isCard(form)) wanted.delete('backside')
  for (const [name, fault] of faults) {
    if (!wanted.has(name)) continue
    if (fault === 'doubled') throw sentTwice(name)
    throw new Rejected('file_too_large', { detail: formProblems.tooLarge(name, fault.maxBytes) })
  }
  for (const name of files.keys()) if (!wanted.has(name)) files.delete(name)
  for (const field of ['selfie', 'document', 'backside'] as const) {
    if (wanted.has(field) && !files.has(field)) throw new Rejected(`${field}_missing`, { field })
  }
  return form
}

/**
 * Each part as its own endpoint analyses it. Faces are compared once the document is read: the portrait is the one of that document, on
 * the side that bears it.
 */
const analyse = async (
  submit: SubmitJob,
  transaction: Transaction,
  // The id stands once, beside the parts.
  { return_id, ...form }: BiometricsForm,
  asked: readonly JobKind[],
) => {
  const { language, gone } = transaction
  const { document, ...others } = transaction.images
  const ofDocument = { ...transaction, images: { ...others, ...(document && { frontside: document }) } }
  const given = givenOf(transaction, form.device)
  const details = form.details === true
  const replyTo = async (pending: Promise<Pending>) =>
    addAsked(await replyOf(await pending, gone), { id: null, details })
  const part = async (reply: Promise<JobReply>, images: Part['images'] = transaction.images): Promise<Part> => ({
    reply: await reply.catch(asReply(language)),
    images,
  })
  const readBy = asked.filter((kind) => !faces.includes(kind))
  const reading =
    readBy.length > 0 && isReading(form)
      ? part(ocrRoute.analyse(submit, ofDocument, form, readBy), ofDocument.images)
      : undefined
  const match = async () => {
    const read = await reading
    const job = { ...jobOf('face-match', form, given), ...(read && portraitPlace(read, others.selfie!)) }
    return part(replyTo(submit(transaction, 'face-match', job)), job.images)
  }
  const parts = await wholeOf({
    ...(asked.includes('selfie-liveness') && {
      liveness: part(replyTo(submit(transaction, 'selfie-liveness', jobOf('selfie-liveness', form, given)))),
    }),
    ...(asked.includes('face-match') && { face_match: match() }),
    ...(reading && { document: reading }),
  })
  const joined = joinReplies(agree(parts, replyInstead(language, details)), transaction.requestId)
  // Each part has its own reason.
  return addAsked(joined, { id: return_id ? transaction.id : null, details: false })
}

/** The combined request: every service on the same pictures, in one transaction. */
export const biometricsRoute: AnalysisRoute<BiometricsForm> = {
  endpoint: 'biometrics',
  fateOf,
  kinds,
  checkForm,
  picturesOf: combinedPictures,
  work: (form, kind, files) => workAsked(faces.includes(kind) ? kind : 'ocr', form as FormOf<'ocr'>, files),
  analyse,
  fits: endpoints.biometrics.fits,
}
