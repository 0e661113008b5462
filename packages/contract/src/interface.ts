/**
 * What the interface calls things (`interface-3.2.md`, with which a test compares it): here and nowhere else, but for the client,
 * which travels alone and whose copy the compiler holds to this one. No library is needed, so that pages may load it.
 */

/** Interface 9. The routes hold its first two numbers. */
export const interfaceVersion = '3.2.0'

/** Interface 4, and our own for what is kept of a request. Each is there with and without its last slash. */
export const routes = {
  ocr: '/api/v3.2/ocr/',
  liveness: '/api/v3.2/biometrics/liveness/',
  transactions: '/api/v3.2/transactions/',
} as const

/** The two that take pictures. */
export type Endpoint = 'ocr' | 'liveness'

/** Interface 2.1 and 2.9. */
export const devices = ['IOS', 'ANDROID', 'DESKTOP'] as const
export type Device = (typeof devices)[number]

/** Interface 2.1. */
export const documentTypes = ['passport', 'passport_plus', 'identification_card'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The files of each form: interface 2.1 and 2.9. */
export const ocrFiles = ['frontside', 'backside'] as const
export const livenessFiles = ['selfie'] as const
/** A picture as it was sent, whatever it shows. */
export type PictureName = (typeof ocrFiles)[number] | (typeof livenessFiles)[number]

/** What a picture of a document shows, whatever it was sent as. */
export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]
