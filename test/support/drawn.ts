import {
  type DrawingTruth,
  drawSelfie,
  drawSelfieOf,
  drawSpecimen,
  drawTurnedSelfie,
  openStudio,
  type Photo,
  type PhotoWish,
  photograph,
  photographTogether,
  type SpecimenRequest,
  type Studio,
} from '@vivid/specimens'
import { keptDrawing } from './kept-drawings.js'

type Side = NonNullable<SpecimenRequest['side']>
type Truth = Photo['truth']
type Sitter = NonNullable<DrawingTruth['sitter']>

let opened: Promise<Studio> | undefined
const studio = (): Promise<Studio> => {
  opened ??= openStudio()
  return opened
}

/** A photo of a drawn document: drawn once for all tests that ask for the same. */
export const photographed = async (
  specimen: SpecimenRequest,
  wish: PhotoWish,
  seed: number | string = `${specimen.kind}/${specimen.seed}/${specimen.side}`,
): Promise<Photo> => {
  const { bytes, truth } = await keptDrawing({ of: 'photo', specimen, wish, seed }, async () => {
    const photo = await photograph(await drawSpecimen(specimen, await studio()), wish, seed)
    return { bytes: photo.jpeg, truth: photo.truth }
  })
  return { jpeg: bytes, truth }
}

/** Fine enough to be read without a doubt, and quick to draw. */
const clear = { specimen: { pixelsPerMm: 10 }, photo: { level: 'clean', widthPx: 1200 } } as const

/** A clear photo of a document. Tests of reading share these: all but a few need no other. */
export const photoOf = (kind: string, side: Side = 'front', seed = 'holder', wish: PhotoWish = {}): Promise<Photo> =>
  photographed({ kind, seed, side, ...clear.specimen }, { ...clear.photo, ...wish })

/** Both sides of a card, by the names that requests have for them, and what the card says. */
export const cardOf = async (
  kind: string,
  seed?: string,
): Promise<{ frontside: Buffer; backside: Buffer; truth: Truth }> => {
  const [front, back] = [await photoOf(kind, 'front', seed), await photoOf(kind, 'back', seed)]
  return { frontside: front.jpeg, backside: back.jpeg, truth: front.truth }
}

/** One photo of several documents that lie beside each other. */
export const photographedTogether = async (
  specimens: readonly SpecimenRequest[],
  wish: PhotoWish,
  seed: string,
): Promise<{ jpeg: Buffer; truths: readonly Truth[] }> => {
  const { bytes, truth } = await keptDrawing({ of: 'photo', specimens, wish, seed }, async () => {
    const own = await studio()
    const drawings = await Promise.all(specimens.map((specimen) => drawSpecimen(specimen, own)))
    const { jpeg, truths } = await photographTogether(drawings, wish, seed)
    return { bytes: jpeg, truth: truths }
  })
  return { jpeg: bytes, truths: truth }
}

const selfieFrom = async (wish: object, draw: (portraits: Studio['portraits']) => Promise<Buffer>): Promise<Buffer> => {
  const drawn = async () => ({ bytes: await draw((await studio()).portraits), truth: null })
  return (await keptDrawing({ of: 'selfie', ...wish }, drawn)).bytes
}

/** Of the person of a document's portrait, another day. */
export const selfieOf = (sitter: Sitter, sitting = 1): Promise<Buffer> =>
  selfieFrom({ sitter, sitting }, (portraits) => drawSelfieOf(portraits, sitter, sitting))
export const selfie = (seed: number): Promise<Buffer> =>
  selfieFrom({ seed }, (portraits) => drawSelfie(portraits, seed))
export const turnedSelfie = (seed: number): Promise<Buffer> =>
  selfieFrom({ turned: seed }, (portraits) => drawTurnedSelfie(portraits, seed))
