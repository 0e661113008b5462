import { kinds as kindsOfWork } from '@vivid/contract'
import { fingerprint, poison } from '@vivid/echo'
import { multipartBody, type Shot } from '@vivid/traffic'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { jpegOf } from '../support/request.js'
import { makeToken } from '../support/token.js'
import type { RequestMaker } from './request-maker.js'

/** Mixed as callers mix them; each n-th request is of the n-th kind in turn. */
const mixture = [
  'passport',
  'selfie',
  'passport',
  'match',
  'card',
  'passport',
  'together',
  'selfie',
  'passport',
  'proof',
] as const satisfies Kind[]
type Sent = (typeof mixture)[number]
const TOKEN_SECONDS = 7 * 24 * 3600

/** What the echo says of the pictures, and of no others. */
const truths: Record<Sent, (files: Record<string, Buffer>) => string> = {
  passport: ({ frontside }) => documentTruth(frontside!),
  card: ({ frontside }) => documentTruth(frontside!),
  proof: ({ frontside }) => documentTruth(frontside!),
  selfie: ({ selfie }) => livenessTruth(selfie!),
  match: ({ selfie, document }) => matchTruth(selfie!, document!),
  together: ({ selfie, document }) =>
    `${livenessTruth(selfie!)}},"face_match":{"valid":true,${matchTruth(selfie!, document!)}}`,
}
const documentTruth = (picture: Buffer) => `"document_number":"${fingerprint(picture)}"`
const livenessTruth = (selfie: Buffer) =>
  `"api_response":${JSON.stringify(kindsOfWork['selfie-liveness'].makeUp({ selfie }, fingerprint))}`
const matchTruth = (selfie: Buffer, document: Buffer) =>
  `"api_response":${JSON.stringify(kindsOfWork['face-match'].makeUp({ selfie, document }, fingerprint))}`

/** No two pictures are alike in what the echo tells of them, so that an answer that belongs to another request shows. */
const pictureOf = (name: string, n: number): Buffer =>
  name === 'selfie' ? jpegOf(10_000 + n) : name === 'document' ? jpegOf(30_000 + n) : jpegOf(30_000, n)

export const echoRequests = (kindsInTurn: readonly Sent[] = mixture): RequestMaker => {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS
  const make = (kind: Sent, files: Record<string, Buffer>, truth = truths[kind](files)): Shot => {
    const { path, fields, services } = kinds[kind]
    const body = multipartBody({ ...fields, return_id: 'True' }, files)
    return { kind, path, token: makeToken({ exp, services: services.split(',') }), body, truth }
  }
  return {
    shot: (n) => {
      const kind = kindsInTurn[n % kindsInTurn.length]!
      const names = Object.keys(kinds[kind].pictures)
      return make(kind, Object.fromEntries(names.map((name) => [name, pictureOf(name, n)])))
    },
    largest: (n) => ({ ...make('passport', { frontside: jpegOf(2 * 1024 * 1024, n) }), kind: 'large' }),
    poison: () => {
      const frontside = Buffer.concat([jpegOf(30_000), Buffer.from(poison)])
      return { ...make('passport', { frontside }, '"error_code":800'), kind: 'poison' }
    },
  }
}
