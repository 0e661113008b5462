import type { ErrorName, FaceMatchRequest } from '@vivid/contract'
import { alignFace, anyPicture, decode, embedFace, type FaceMesh, type Picture, productOf } from '@vivid/vision'
import type { Run } from '../frame/run.js'
import { asDecoded } from '../picture/as-sent.js'
import { analyseFace } from '../selfie-liveness/analyse-face.js'
import { failingAs } from '../selfie-liveness/failing-as.js'
import { findProblem } from '../selfie-liveness/find-problem.js'
import type {
  Compared,
  ComparedFaces,
  DocumentFace,
  FaceNumbers,
  FoundOnDocument,
  SelfieFace,
} from './compared-faces.js'
import { decodeDocument } from './decode-document.js'
import { type MatchSettings, similarityOf } from './match-settings.js'
import type { FaceMatchModels } from './models.js'
import { findPortraits, findPortraitWithin } from './stages/find-portrait.js'
import { leaveOutGhosts } from './stages/leave-out-ghosts.js'
import { measureSameness } from './stages/measure-sameness.js'
import { thresholds } from './thresholds.js'

export type FaceMatchRun = Run<FaceMatchModels>

type Pictures = Pick<FaceMatchRequest, 'selfie' | 'document' | 'backside' | 'within'>

/** Problems after which nobody can say which face is the person's, or there is too little of it. */
const incomparable: readonly (ErrorName | null)[] = ['several_faces', 'face_too_small']

/** Pictures to a verdict: find the selfie's face → find the document's portrait → align → embed → compare. */
export const compareFaces = async (
  run: FaceMatchRun,
  pictures: Pictures,
  settings: MatchSettings,
): Promise<ComparedFaces> => {
  const selfie = await lookAtSelfie(run, pictures.selfie)
  const { found, problem } = selfie
  if (!found || incomparable.includes(problem)) return { selfie, document: null, compared: null, problem }
  const looked = await lookAtDocument(run, pictures)
  const [document, ...others] = leaveOutGhosts(looked.filter(isFound))
  if (!document) {
    return { selfie, document: looked[0]!, compared: null, problem: problem ?? 'document_face_not_found' }
  }
  if (others.some(({ picture }) => picture === document.picture)) {
    return { selfie, document, compared: null, problem: problem ?? 'several_documents' }
  }
  const person = { picture: selfie.picture, ...(await embed(run, selfie.picture, found.mesh)) }
  const pairs: (ComparedFaces & { compared: Compared })[] = []
  for (const shown of [document, ...others]) {
    const compared = await comparePair(run, person, shown, settings)
    pairs.push({ selfie, document: shown, compared, problem: problem ?? findMismatch(compared) })
  }
  // Of a document of which nobody knows which side bears the portrait, each portrait must be the person's.
  return pairs.reduce((least, pair) => (pair.compared.similarity < least.compared.similarity ? pair : least))
}

const lookAtSelfie = async (run: FaceMatchRun, bytes: Uint8Array): Promise<SelfieFace> => {
  const decoded = await failingAs('selfie_processing_failed', () =>
    run.stage('decode-selfie', () => decode(bytes, anyPicture)),
  )
  const found = await failingAs('face_borders_failed', () => analyseFace(run, decoded.picture))
  return { ...decoded, found, problem: found ? findProblem(found) : 'face_not_found' }
}

/** Every portrait of the document's pictures; a picture without one is told as such. */
const lookAtDocument = async (
  { models, stage }: FaceMatchRun,
  pictures: Pick<Pictures, 'document' | 'backside' | 'within'>,
): Promise<readonly DocumentFace[]> => {
  const looked: DocumentFace[] = []
  for (const name of ['document', 'backside'] as const) {
    const bytes = pictures[name]
    if (!bytes) continue
    const decoded = await stage('decode-document', () => decodeDocument(bytes))
    const outlines = pictures.within?.[name]?.map((outline) => asDecoded(decoded, outline))
    const portraits = await stage('find-portrait', () =>
      outlines ? findPortraitWithin(models, decoded.picture, outlines) : findPortraits(models, decoded.picture),
    )
    if (portraits.length === 0) looked.push({ ...decoded, name, found: null })
    else looked.push(...portraits.map((found) => ({ ...decoded, name, found })))
  }
  return looked
}

const isFound = (looked: DocumentFace): looked is FoundOnDocument => looked.found !== null

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

const comparePair = async (
  run: FaceMatchRun,
  person: FaceNumbers & Pick<SelfieFace, 'picture'>,
  { picture, found }: FoundOnDocument,
  settings: MatchSettings,
): Promise<Compared> => {
  const portrait = await embed(run, picture, found.mesh)
  return {
    similarity: similarityOf(productOf(person.embedding, portrait.embedding), settings),
    quality: Math.min(person.quality, portrait.quality),
    portraitQuality: portrait.quality,
    sameness: measureSameness(person.picture, person.square, picture, portrait.square),
  }
}

/** The same picture twice proves nothing, however alike the faces are. A poor portrait is named before another person is suspected. */
const findMismatch = ({ similarity, portraitQuality, sameness }: Compared): ErrorName | null => {
  if (sameness >= thresholds.sameness) return 'selfie_of_document'
  if (similarity >= 0.5) return null
  return portraitQuality < thresholds.portraitQuality ? 'document_face_unusable' : 'faces_differ'
}
