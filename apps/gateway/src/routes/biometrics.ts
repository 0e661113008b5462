import {
  combinedPictures,
  endpoints,
  type FormOf,
  formProblems,
  isReading,
  type JobKind,
  kindFacts,
  workAsked,
} from '@vivid/contract'
import type { Caller } from '../auth/caller.js'
import { Rejected } from '../refusal.js'
import type { SubmitJob } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { addAsked } from '../request/answer.js'
import { joinReplies, settleParts } from '../request/join-replies.js'
import type { Transaction } from '../request/transaction.js'
import { sentTwice } from '../upload/form-refusals.js'
import type { FileFate, ReceivedForm } from '../upload/receive-form.js'
import { isCard, ocrRoute } from './ocr.js'
import { plainRoute } from './plain-route.js'

type BiometricsForm = FormOf<'biometrics'>
const faces: readonly JobKind[] = ['selfie-liveness', 'face-match']
const liveness = plainRoute('liveness', endpoints.liveness)
const faceMatch = plainRoute('face_match', endpoints.face_match)

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

/** Each part as its own endpoint analyses it, all at once: none waits for another, and each tells its own failure. */
const analyse = async (
  submit: SubmitJob,
  transaction: Transaction,
  // The id stands once, beside the parts.
  { return_id, ...form }: BiometricsForm,
  asked: readonly JobKind[],
) => {
  const { document, ...others } = transaction.images
  const ofDocument = { ...transaction, images: { ...others, ...(document && { frontside: document }) } }
  const reading = asked.filter((kind) => !faces.includes(kind))
  const parts = {
    ...(asked.includes('selfie-liveness') && { liveness: liveness.analyse(submit, transaction, form, asked) }),
    ...(asked.includes('face-match') && { face_match: faceMatch.analyse(submit, transaction, form, asked) }),
    ...(reading.length > 0 && isReading(form) && { document: ocrRoute.analyse(submit, ofDocument, form, reading) }),
  }
  const replies = await settleParts(parts, transaction.language)
  const joined = joinReplies(replies, transaction.requestId)
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
