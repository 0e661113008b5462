import { fitsLivenessResponse, type LivenessForm, livenessFiles, parseForm, routes } from '@vivid/contract'
import { Rejected } from '../refusal.js'
import { replyOf } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { withId } from '../request/answer.js'
import { imageKey, jobBase } from '../request/transaction.js'
import { isPicture } from '../upload/image-type.js'

export const livenessRoute: AnalysisRoute<LivenessForm> = {
  endpoint: 'liveness',
  path: routes.liveness.slice(0, -1),
  service: 'liveness',
  fileNames: livenessFiles,
  maxFileBytes: ({ maxSelfieBytes }) => maxSelfieBytes,
  fateOf: () => 'kept',
  kinds: () => ['selfie-liveness'],
  checkForm: (received) => {
    const form = parseForm('liveness', received.texts)
    const selfie = received.files.get('selfie')
    if (!selfie) throw new Rejected('selfie_missing')
    if (!isPicture(selfie.beginning)) throw new Rejected('selfie_unreadable')
    return form
  },
  work: () => 'selfie',
  analyse: async (submit, transaction, form) => {
    const pending = await submit(transaction, 'selfie-liveness', {
      ...jobBase(transaction, form.device),
      images: { selfie: imageKey(transaction, 'selfie') },
      details: form.details === true,
    })
    const reply = await replyOf(pending, transaction.gone)
    return withId(reply, transaction.id, form.return_id === true)
  },
  fits: (_form, body) => fitsLivenessResponse(body),
}
