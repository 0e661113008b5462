import { type Endpoint, endpointFacts } from './kinds/facts.js'

/**
 * What the interface calls things (`interface-3.2.md`, with which a test compares it): here and beside each kind of work, and nowhere
 * else, but for the client, which travels alone and whose copy the compiler holds to this one. No library is needed, so that pages may
 * load it.
 */

/** Interface 9. The routes hold its first two numbers. */
export const interfaceVersion = '3.2.0'

type Paths = { readonly [Name in Endpoint]: (typeof endpointFacts)[Name]['path'] }
const paths = Object.fromEntries(Object.entries(endpointFacts).map(([name, { path }]) => [name, path])) as Paths

/** Interface 4, and our own for what is kept of a request, what a tenant has used and its webhooks. Each is there with and without its last slash. */
export const routes = {
  ...paths,
  transactions: '/api/v3.2/transactions/',
  usage: '/api/v3.2/usage',
  webhooks: '/api/v3.2/webhooks/',
} as const

/** The header that bears a reason (`Reason`). It is absent where nothing failed. */
export const reasonHeader = 'error-reason'
/** The header of an answer that was asked for by `Sandbox-Answer`: `true`. It is absent from answers that engines gave. */
export const sandboxHeader = 'sandbox'

/** Interface 2.1 and 2.9. */
export const devices = ['IOS', 'ANDROID', 'DESKTOP'] as const
export type Device = (typeof devices)[number]

/** The files of each form: interface 2.1 and 2.9. */
export const ocrFiles = endpointFacts.ocr.files
export const livenessFiles = endpointFacts.liveness.files
/** A picture as it was sent, whatever it shows. */
export type PictureName = (typeof endpointFacts)[Endpoint]['files'][number]

export { biometricsSamples } from './endpoints/biometrics/facts.js'
export {
  byKind,
  combinedPictures,
  type Endpoint,
  endpointFacts,
  endpointNames,
  type JobKind,
  jobKinds,
  kindFacts,
  kindTitles,
} from './kinds/facts.js'
export { type DocumentType, documentTypes, type Side } from './kinds/ocr/document-types.js'
export { type Language, languages, type Texts } from './languages.js'
export { type Service, services, usualServices } from './services.js'
