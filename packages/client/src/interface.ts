import type * as contract from '@vivid/contract'

// The client is installed without the contract: these are copies, which do not compile when they differ.

export const routes = {
  ocr: '/api/v3.2/ocr/',
  liveness: '/api/v3.2/biometrics/liveness/',
  face_match: '/api/v3.2/biometrics/face-match/',
  biometrics: '/api/v3.2/biometrics/',
  transactions: '/api/v3.2/transactions/',
  usage: '/api/v3.2/usage',
} as const satisfies Partial<typeof contract.routes>

/** What error texts are written in. */
export const languages = ['en', 'es', 'pt'] as const satisfies typeof contract.languages
export type Language = (typeof languages)[number]

export const devices = ['IOS', 'ANDROID', 'DESKTOP'] as const satisfies typeof contract.devices

export const documentTypes = [
  'passport',
  'passport_plus',
  'identification_card',
] as const satisfies typeof contract.documentTypes

/** Of a picture, unless the service is set otherwise; a test compares them with the contract's. */
export const maxBytes = { document: 2 * 1024 * 1024, selfie: 10 * 1024 * 1024 } as const

export const files: ReadonlySet<string> = new Set([
  'frontside',
  'backside',
  'selfie',
  'selfie_turned',
  'document',
] satisfies contract.PictureName[])
