import { multipartBody, type Shot } from '@vivid/traffic'
import { ocrPath } from '../support/request.js'
import { makeToken } from '../support/token.js'

/** A passport request with any picture. */
export const multipartPassport = (frontside: Buffer, truth?: string): Shot => ({
  kind: 'passport',
  path: ocrPath,
  token: makeToken(),
  body: multipartBody({ document_type: 'passport' }, { frontside }),
  ...(truth === undefined ? {} : { truth }),
})
