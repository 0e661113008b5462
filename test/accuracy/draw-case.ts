import type { OcrRequest } from '@vivid/contract'
import {
  type Drawing,
  type DrawingTruth,
  drawSpecimen,
  type Level,
  type Photo,
  type PhotoWish,
  photograph,
  type SpecimenRequest,
  type Studio,
  sidesOf,
} from '@vivid/specimens'
import type { Quad } from '@vivid/vision'
import type { Asked, MeasuredTemplate } from './templates.js'

/** All sides of one document, before any camera. */
export interface DrawnCase {
  kind: string
  seed: string
  sides: readonly Drawing[]
}

/** The interface knows M and F only: a document that says neither is passed over. */
export const drawCase = async (studio: Studio, template: MeasuredTemplate, index: number, seed: string) => {
  const kind = template.kinds[index % template.kinds.length]!
  for (let attempt = 0; ; attempt++) {
    const own = `${seed}/${index}${'+'.repeat(attempt)}`
    const drawn = await drawSides(studio, kind, own)
    if (drawn.sides[0]!.truth.fields.gender !== 'X') return drawn
  }
}

export const drawSides = async (studio: Studio, kind: string, seed: string): Promise<DrawnCase> => {
  const draw = (request: Pick<SpecimenRequest, 'side'>) => drawSpecimen({ kind, seed, ...request }, studio)
  return { kind, seed, sides: await Promise.all(sidesOf(kind).map((side) => draw({ side }))) }
}

export interface TakenCase {
  request: OcrRequest
  truths: readonly DrawingTruth[]
}

/** One photo of each side. */
export const photographCase = async (drawn: DrawnCase, asked: Asked, level: Level): Promise<TakenCase> => {
  const take = (drawing: Drawing) =>
    photographNear(drawing, level, `${drawn.kind}/${drawn.seed}/${level}/${drawing.truth.side}`)
  const photos = await Promise.all(drawn.sides.map(take))
  const [frontside, backside] = photos.map(({ jpeg }) => jpeg)
  const request: OcrRequest = { frontside: frontside!, ...askFor[asked], validateSides: false, language: 'en' }
  return { request: backside ? { ...request, backside } : request, truths: drawn.sides.map(({ truth }) => truth) }
}

/** Interface 8: a document covers at least a tenth of its picture. */
const LEAST_SHARE = 0.1

/** The same photo taken again from nearer where the document would be smaller than the interface allows. */
export const photographNear = async (
  drawing: Drawing,
  level: Level,
  seed: string,
  wish: PhotoWish = {},
): Promise<Photo> => {
  const photo = await photograph(drawing, { ...wish, level }, seed)
  const { quad, widthPx, heightPx, conditions } = photo.truth.photo
  const share = quadArea(quad) / (widthPx * heightPx)
  if (share >= LEAST_SHARE) return photo
  return photograph(drawing, { ...wish, level, scale: conditions.scale * Math.sqrt(LEAST_SHARE / share) * 1.01 }, seed)
}

const quadArea = (quad: Quad): number =>
  Math.abs(
    quad.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = quad[(i + 1) % 4]!
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

const askFor: Record<Asked, Pick<OcrRequest, 'documentType' | 'documentId'>> = {
  card: { documentType: 'identification_card' },
  passport_plus: { documentType: 'passport_plus' },
  passport_052: { documentType: 'passport', documentId: '052' },
}
