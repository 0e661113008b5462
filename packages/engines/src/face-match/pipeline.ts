import type { ErrorName } from '@vivid/contract'
import { alignFace, anyPicture, decode, embedFace, type FaceMesh, type Picture, productOf } from '@vivid/vision'
import type { Run } from '../frame/run.js'
import { analyseFace } from '../selfie-liveness/analyse-face.js'
import { failingAs } from '../selfie-liveness/failing-as.js'
import { findProblem } from '../selfie-liveness/find-problem.js'
import type { Compared, ComparedFaces, DocumentFace, FaceNumbers, SelfieFace } from './compared-faces.js'
import { decodeDocument } from './decode-document.js'
import { type MatchSettings, similarityOf } from './match-settings.js'
import type { FaceMatchModels } from './models.js'
import { findPortrait } from './stages/find-portrait.js'
import { measureSameness } from './stages/measure-sameness.js'
import { thresholds } from './thresholds.js'

export type FaceMatchRun = Run<FaceMatchModels>

/** Problems after which nobody can say which face is the person's, or there is too little of it. */
const incomparable: readonly (ErrorName | null)[] = ['several_faces', 'face_too_small']

/** Two pictures to a verdict: find the selfie's face → find the document's portrait → align → embed → compare. */
export const compareFaces = async (
  run: FaceMatchRun,
  pictures: { readonly selfie: Uint8Array; readonly document: Uint8Array },
  settings: MatchSettings,
): Promise<ComparedFaces> => {
  const selfie = await lookAtSelfie(run, pictures.selfie)
  if (!selfie.found || incomparable.includes(selfie.problem)) {
    return { selfie, document: null, compared: null, problem: selfie.problem }
  }
  const document = await lookAtDocument(run, pictures.document)
  if (!document.found) {
    return { selfie, document, compared: null, problem: selfie.problem ?? 'document_face_not_found' }
  }
  const person = await embed(run, selfie.picture, selfie.found.mesh)
  const portrait = await embed(run, document.picture, document.found.mesh)
  const compared: Compared = {
    similarity: similarityOf(productOf(person.embedding, portrait.embedding), settings),
    quality: Math.min(person.quality, portrait.quality),
    portraitQuality: portrait.quality,
    sameness: measureSameness(selfie.picture, person.square, document.picture, portrait.square),
  }
  return { selfie, document, compared, problem: selfie.problem ?? findMismatch(compared) }
}

const lookAtSelfie = async (run: FaceMatchRun, bytes: Uint8Array): Promise<SelfieFace> => {
  const decoded = await failingAs('selfie_processing_failed', () =>
    run.stage('decode-selfie', () => decode(bytes, anyPicture)),
  )
  const found = await failingAs('face_borders_failed', () => analyseFace(run, decoded.picture))
  return { ...decoded, found, problem: found ? findProblem(found) : 'face_not_found' }
}

const lookAtDocument = async ({ models, stage }: FaceMatchRun, bytes: Uint8Array): Promise<DocumentFace> => {
  const decoded = await stage('decode-document', () => decodeDocument(bytes))
  return { ...decoded, found: await stage('find-portrait', () => findPortrait(models, decoded.picture)) }
}

/** A face as the network wants it, and its numbers. */
export const embed = (
  { models, stage }: Pick<FaceMatchRun, 'models' | 'stage'>,
  picture: Picture,
  mesh: FaceMesh,
): Promise<FaceNumbers> =>
  stage('embed', async () => {
    const square = alignFace(mesh)
    return { square, ...(await embedFace(models.embedding, picture, square)) }
  })

/** The same picture twice proves nothing, however alike the faces are. A poor portrait is named before another person is suspected. */
const findMismatch = ({ similarity, portraitQuality, sameness }: Compared): ErrorName | null => {
  if (sameness >= thresholds.sameness) return 'selfie_of_document'
  if (similarity >= 0.5) return null
  return portraitQuality < thresholds.portraitQuality ? 'document_face_unusable' : 'faces_differ'
}
