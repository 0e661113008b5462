import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  biometricsPath,
  faceMatchPath,
  livenessPath,
  ocrPath,
  type Parts,
  post,
  transactionsPath,
} from '../support/request.js'
import type { DocumentKind } from './generated-client.js'

/** One line that a client's program prints: what it was asked, the status, the type it was handed, and what that holds. */
export interface Line {
  name: string
  status: string
  type: string
  value: string
}

/** What every program asks for, in this order, and the types that tell the truth about the answers. */
const types: Readonly<Record<string, Record<DocumentKind, string>>> = {
  passport: { unions: 'Passport', flat: 'ReadDocumentAnswer' },
  card: { unions: 'IdentityCard', flat: 'ReadDocumentAnswer' },
  screen: { unions: 'ProofOfLifeFailure', flat: 'ReadDocumentAnswer' },
  selfie: { unions: 'LivenessRejected', flat: 'CheckLivenessAnswer' },
  token: { unions: 'Refusal', flat: 'ReadDocumentAnswer' },
  busy: { unions: 'Refusal', flat: 'ReadDocumentAnswer' },
  match: { unions: 'FaceMatchAccepted', flat: 'MatchFacesAnswer' },
  together: { unions: 'BiometricsAnswer', flat: 'CheckBiometricsAnswer' },
  deferred: { unions: 'DeferredAnalysis', flat: 'CheckLivenessAnswer' },
  record: { unions: 'TransactionRecord', flat: 'TransactionRecord' },
}
export const asked = Object.keys(types)

/** Asks the service without any generated client: the lines that each of them should print. */
export const askPlainly = async (
  env: Record<'VIVID_URL' | 'VIVID_AWAY_URL' | 'VIVID_TOKEN' | 'VIVID_PICTURES', string>,
) => {
  const { VIVID_URL: url, VIVID_AWAY_URL: away, VIVID_TOKEN: token, VIVID_PICTURES: pictures } = env
  const picture = (name: string) => readFile(join(pictures, name))
  const send = async (path: string, parts: Parts) => post(url, path, parts, { token })
  const passport = { document_type: 'passport', frontside: await picture('passport.jpg') }
  const [front, backside] = [await picture('card-front.jpg'), await picture('card-back.jpg')]
  const card = { document_type: 'identification_card', backside }
  const selfie = await picture('selfie-holder.jpg')

  const read = await send(ocrPath, passport)
  const both = await send(ocrPath, { ...card, frontside: front })
  const screen = await send(ocrPath, { ...card, frontside: await picture('card-on-screen.jpg') })
  const refused = await send(livenessPath, { selfie: await picture('selfie-on-screen.jpg') })
  const expired = await post(url, ocrPath, passport, { token: 'expired' })
  const busy = await post(away, ocrPath, passport, { token })
  const match = await send(faceMatchPath, { selfie, document: front })
  const together = await send(biometricsPath, { ...card, selfie, document: front })
  const deferred = await post(url, livenessPath, { selfie }, { token, headers: { prefer: 'respond-async' } })
  const headers = { authorization: `Bearer ${token}`, prefer: 'wait=60' }
  const record = await fetch(`${url}${transactionsPath}${deferred.body.id}`, { headers })

  const told: Record<string, [status: number, value: string]> = {
    passport: [read.status, read.body.document_number],
    card: [both.status, both.body.document_number],
    screen: [screen.status, `${screen.body.error_code} ${screen.body.error}`],
    selfie: [refused.status, `${refused.body.error_code} ${refused.body.message}`],
    token: [expired.status, expired.body.reason],
    busy: [busy.status, busy.body.reason],
    match: [match.status, String(match.body.valid)],
    together: [together.status, `${together.body.liveness.valid} ${together.body.document.document_number}`],
    deferred: [deferred.status, deferred.body.state],
    record: [record.status, ((await record.json()) as { state: string }).state],
  }
  return (kind: DocumentKind): Line[] =>
    asked.map((name) => {
      const [status, value] = told[name]!
      return { name, status: String(status), type: types[name]![kind], value }
    })
}
