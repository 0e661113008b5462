import {
  type AskingForm,
  type Device,
  type Endpoint,
  type JobKind,
  jobOf,
  type PictureRules,
  type PlainEndpoint,
  workAsked,
} from '@vivid/contract'
import { Rejected } from '../refusal.js'
import { replyOf } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { addAsked } from '../request/answer.js'
import { givenOf } from '../request/transaction.js'
import { isPicture } from '../upload/image-type.js'
import type { ReceivedForm } from '../upload/receive-form.js'

/** The fields of every form. */
interface CommonForm {
  return_id?: boolean
  device?: Device
  details?: boolean
}

/** In the contract's order, the first picture that is missing, or is none, is told. */
const checkPictures = (rules: Readonly<Record<string, PictureRules>>, { files }: ReceivedForm): void => {
  for (const [name, { missing, unreadable }] of Object.entries(rules)) {
    const file = files.get(name)
    if (!file && missing) throw new Rejected(missing, { field: name })
    if (file && !isPicture(file.beginning)) throw new Rejected(unreadable)
  }
}

/** An endpoint that submits one job and passes its answer on: all there is to say of it is in the contract. */
export const plainRoute = <Kind extends JobKind, Form extends CommonForm & AskingForm<Kind>>(
  endpoint: Endpoint,
  { kind, parse, pictures, fits }: PlainEndpoint<Kind, Form>,
): AnalysisRoute<Form> => ({
  endpoint,
  fateOf: () => 'kept',
  kinds: () => [kind],
  checkForm: (received) => {
    const form = parse(received.texts)
    checkPictures(pictures, received)
    return form
  },
  work: (form, _kind, files) => workAsked(kind, form, files),
  analyse: async (submit, transaction, form) => {
    const pending = await submit(transaction, kind, jobOf(kind, form, givenOf(transaction, form.device)))
    const reply = await replyOf(pending, transaction.gone)
    return addAsked(reply, { id: form.return_id ? transaction.id : null, details: form.details === true })
  },
  fits,
})
