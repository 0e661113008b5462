import type { SeenCaptures, SeenDocument, SeenFaces, SeenSelfie } from '@vivid/contract'
import type { Answer } from '../service/send.js'

/** What each engine says it saw, where it says anything. */
export const debugOf = ({ debug }: Answer) => {
  const proof = debug?.['id-reader-plus']?.seen as SeenCaptures | undefined
  return {
    document: proof?.reading ?? (debug?.ocr?.seen as SeenDocument | undefined),
    captures: proof?.captures,
    faces: debug?.['face-match']?.seen as SeenFaces | undefined,
    selfie: debug?.['selfie-liveness']?.seen as SeenSelfie | undefined,
  }
}
