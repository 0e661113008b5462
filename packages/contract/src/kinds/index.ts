import { biometricsEndpoint } from '../endpoints/biometrics/endpoint.js'
import { faceMatchEndpoint } from './face-match/endpoint.js'
import { faceMatch } from './face-match/index.js'
import type { Endpoint, JobKind } from './facts.js'
import { idReaderPlus } from './id-reader-plus/index.js'
import { ocrEndpoint } from './ocr/endpoint.js'
import { ocr } from './ocr/index.js'
import { livenessEndpoint } from './selfie-liveness/endpoint.js'
import { selfieLiveness } from './selfie-liveness/index.js'

export type * from './face-match/index.js'
export type * from './id-reader-plus/index.js'
export type * from './ocr/index.js'
export type * from './selfie-liveness/index.js'

/** Every kind of work, with its schemas and functions; its plain values are in `facts.ts`. */
export const kindTable = {
  ocr,
  'id-reader-plus': idReaderPlus,
  'selfie-liveness': selfieLiveness,
  'face-match': faceMatch,
} satisfies Record<JobKind, object>

/** Every endpoint that takes pictures, with its form and answers; its plain values are in `facts.ts`. */
export const endpoints = {
  ocr: ocrEndpoint,
  liveness: livenessEndpoint,
  face_match: faceMatchEndpoint,
  biometrics: biometricsEndpoint,
} satisfies Record<Endpoint, object>
