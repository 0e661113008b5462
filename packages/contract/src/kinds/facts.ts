import { biometricsEndpointFacts } from '../endpoints/biometrics/facts.js'
import type { Language } from '../languages.js'
import { faceMatchEndpointFacts, faceMatchFacts } from './face-match/facts.js'
import { idReaderPlusFacts } from './id-reader-plus/facts.js'
import type { KindFacts } from './kind-facts.js'
import { ocrEndpointFacts, ocrFacts } from './ocr/facts.js'
import { livenessEndpointFacts, selfieLivenessFacts } from './selfie-liveness/facts.js'

/** Every kind of work: one queue, one engine and one worker app each. Schemas and functions are in `index.ts`. */
export const kindFacts = {
  ocr: ocrFacts,
  'id-reader-plus': idReaderPlusFacts,
  'selfie-liveness': selfieLivenessFacts,
  'face-match': faceMatchFacts,
} as const satisfies Record<string, KindFacts>

export type JobKind = keyof typeof kindFacts
export const jobKinds = Object.keys(kindFacts) as JobKind[]

/** One value for each kind. */
export const byKind = <Value>(make: (kind: JobKind) => Value): Record<JobKind, Value> =>
  Object.fromEntries(jobKinds.map((kind) => [kind, make(kind)])) as Record<JobKind, Value>

/** What people call each kind. */
export const kindTitles = (language: Language): Record<string, string> =>
  byKind((kind) => kindFacts[kind].title[language])

/**
 * Every endpoint that takes pictures. Its path is there with and without its last slash; a caller is let in who has contracted one of its
 * services.
 */
export const endpointFacts = {
  ocr: ocrEndpointFacts,
  liveness: livenessEndpointFacts,
  face_match: faceMatchEndpointFacts,
  biometrics: biometricsEndpointFacts,
} as const

/** The files of the combined request that a kind's job takes: its document is others' front. */
export const combinedPictures = (kind: JobKind): readonly string[] =>
  kindFacts[kind].pictures.map((name) => (name === 'frontside' ? 'document' : name))

export type Endpoint = keyof typeof endpointFacts
export const endpointNames = Object.keys(endpointFacts) as Endpoint[]
