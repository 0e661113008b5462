import { fingerprint, poison } from '@vivid/echo'
import { multipartBody, type Shot } from '@vivid/traffic'
import { kinds } from '@vivid/traffic/requests'
import { jpegOf } from '../support/request.js'
import { makeToken } from '../support/token.js'
import type { RequestMaker } from './request-maker.js'

/** Mixed as callers mix them; each n-th request is of the n-th kind in turn. */
const mixture = ['passport', 'selfie', 'passport', 'card', 'passport', 'selfie', 'passport', 'proof'] as const
const TOKEN_SECONDS = 7 * 24 * 3600

/** No two pictures are alike, so that an answer that belongs to another request shows. */
export const echoRequests = (): RequestMaker => {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS
  const tokens = {
    plain: makeToken({ exp }),
    plus: makeToken({ exp, services: ['ocr', 'liveness', 'id_reader_plus'] }),
  }
  const make = (kind: (typeof mixture)[number], picture: Buffer, truth: string): Shot => {
    const { path, fields } = kinds[kind]
    const files: Record<string, Buffer> =
      kind === 'selfie'
        ? { selfie: picture }
        : { frontside: picture, ...(kind === 'card' ? { backside: jpegOf(20_000) } : {}) }
    const body = multipartBody({ ...fields, return_id: 'True' }, files)
    return { kind, path, token: kind === 'proof' ? tokens.plus : tokens.plain, body, truth }
  }
  const documentTruth = (picture: Buffer) => `"document_number":"${fingerprint(picture)}"`
  return {
    shot: (n) => {
      const kind = mixture[n % mixture.length]!
      if (kind === 'selfie') return make(kind, jpegOf(10_000 + n), `"score":${10_000 + n},`)
      const picture = jpegOf(30_000, n)
      return make(kind, picture, documentTruth(picture))
    },
    largest: (n) => {
      const picture = jpegOf(2 * 1024 * 1024, n)
      return { ...make('passport', picture, documentTruth(picture)), kind: 'large' }
    },
    poison: () => {
      const picture = Buffer.concat([jpegOf(30_000), Buffer.from(poison)])
      return { ...make('passport', picture, '"error_code":800'), kind: 'poison' }
    },
  }
}
