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
import { measureSameness } from './stages/measure-sameness.js'
import { thresholds } from './thresholds.js'

export type FaceMatchRun = Run<FaceMatchModels>

/** The limits for a selfie and a portrait, and for two faces on one document. */
export interface FaceSettings {
  readonly match: MatchSettings
  readonly ghost: MatchSettings
}

type Pictures = Pick<FaceMatchRequest, 'selfie' | 'document' | 'backside' | 'within'>

/** Problems after which nobody can say which face is the person's, or there is too little of it. */
const incomparable: readonly (ErrorName | null)[] = ['several_faces', 'face_too_small']

/** Pictures to a verdict: find the selfie's face → find the document's portrait → align → embed → compare. */
export const compareFaces = async (
  run: FaceMatchRun,
  pictures: Pictures,
  settings: FaceSettings,
): Promise<ComparedFaces> => {
  const selfie = await lookAtSelfie(run, pictures.selfie)
  const { found, problem } = selfie
  if (!found || incomparable.includes(problem)) return { selfie, document: null, compared: null, problem }
  const looked = await lookAtDocument(run, pictures)
  const bearing = looked.filter(isFound)
  if (bearing.length === 0) {
    return { selfie, document: looked[0]!, compared: null, problem: problem ?? 'document_face_not_found' }
  }
  const person = { picture: selfie.picture, ...(await embed(run, selfie.picture, found.mesh)) }
  const pairs: Pair[] = []
  for (const document of bearing) {
    const portrait = await embed(run, document.picture, document.found.mesh)
    if (await showsSomebodyElse(run, document, portrait, settings)) {
      return { selfie, document, compared: null, problem: problem ?? 'several_documents' }
    }
    const compared = comparePair(person, { picture: document.picture, ...portrait }, settings.match)
    pairs.push({ selfie, document, compared, problem: problem ?? findMismatch(compared) })
  }
  return leastAlike(leaveOutGhosts(pairs))
}

interface Pair extends ComparedFaces {
  readonly document: FoundOnDocument
  readonly compared: Compared
}

/**
 * Where nobody knows which side bears the portrait, both may. A face that is small beside the other side's and too poor to compare is a
 * ghost portrait.
 */
const leaveOutGhosts = (pairs: readonly Pair[]): readonly Pair[] => {
  const largest = Math.max(...pairs.map(({ document }) => document.found.share))
  return pairs.filter(
    ({ document, compared }) =>
      document.found.share >= thresholds.secondPortrait * largest ||
      compared.portraitQuality >= thresholds.portraitQuality,
  )
}

/** Every portrait of a document must be the person's. */
const leastAlike = (pairs: readonly Pair[]): Pair =>
  pairs.reduce((least, pair) => (pair.compared.similarity < least.compared.similarity ? pair : least))

/** Whether another face of the picture is a second portrait, or a smaller one of somebody else. A ghost portrait is the holder's. */
const showsSomebodyElse = async (
  run: FaceMatchRun,
  { picture, found, beside }: FoundOnDocument,
  portrait: FaceNumbers,
  { match, ghost }: FaceSettings,
): Promise<boolean> => {
  for (const other of beside) {
    const { embedding, quality } = await embed(run, picture, other.mesh)
    const isLarge = other.share >= thresholds.secondPortrait * found.share
    const isHolders = productOf(portrait.embedding, embedding) >= (isLarge ? match : ghost).limit
    if (!isHolders && (isLarge || quality >= thresholds.portraitQuality)) return true
  }
  return false
}

const lookAtSelfie = async (run: FaceMatchRun, bytes: Uint8Array): Promise<SelfieFace> => {
  const decoded = await failingAs('selfie_processing_failed', () =>
    run.stage('decode-selfie', () => decode(bytes, anyPicture)),
  )
  const found = await failingAs('face_borders_failed', () => analyseFace(run, decoded.picture))
  return { ...decoded, found, problem: found ? findProblem(found) : 'face_not_found' }
}

/** The faces in the document's pictures. */
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
    const faces = portraits.flatMap((portrait) => [portrait, ...portrait.beside])
    const [found = null, ...beside] = faces.toSorted((one, other) => other.share - one.share)
    looked.push({ ...decoded, name, found, beside })
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

interface FaceInPicture extends FaceNumbers {
  readonly picture: Picture
}

const comparePair = (person: FaceInPicture, portrait: FaceInPicture, settings: MatchSettings): Compared => ({
  similarity: similarityOf(productOf(person.embedding, portrait.embedding), settings),
  quality: Math.min(person.quality, portrait.quality),
  portraitQuality: portrait.quality,
  sameness: measureSameness(person.picture, person.square, portrait.picture, portrait.square),
})

/** The same picture twice proves nothing, however alike the faces are. A poor portrait is named before another person is suspected. */
const findMismatch = ({ similarity, portraitQuality, sameness }: Compared): ErrorName | null => {
  if (sameness >= thresholds.sameness) return 'selfie_of_document'
  if (similarity >= 0.5) return null
  return portraitQuality < thresholds.portraitQuality ? 'document_face_unusable' : 'faces_differ'
}
