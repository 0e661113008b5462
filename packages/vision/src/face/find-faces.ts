import { project, rectangleToQuad } from '../geometry/homography.js'
import type { Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { ModelUnavailable } from '../model/model-card.js'
import { viewTensor } from '../sample/view-tensor.js'
import { decodeFaces, type FaceLimits, keepDistinct } from './decode-faces.js'
import type { Face } from './face.js'
import { closerViews, wholeView } from './face-views.js'

/** What else is tried, in this order, while no face is found in the picture as it stands. */
interface FindFacesOptions {
  /** A face that fills the frame is larger than the detector's largest: the picture is shown smaller. */
  readonly padded?: boolean
  /** Sideways and upside down. */
  readonly turned?: boolean
  /** Parts of the picture, each this share of its longer side: for faces below 1/12 of it. */
  readonly closer?: number
}

const everything: FindFacesOptions = { padded: true, turned: true, closer: 0.5 }

/** Shown at 1/1.8, a face as wide as the frame is about as large as the faces the detector likes best. */
const PADDED_TIMES = 1.8

/** All faces of a picture, most confident first. */
export const findFaces = async (model: Model, picture: Picture, options = everything): Promise<Face[]> => {
  for (const views of viewsToTry(picture, options)) {
    const found: Face[] = []
    for (const view of views) found.push(...(await findFacesInView(model, picture, view)))
    if (found.length > 0) return keepDistinct(found, detectorSettings(model).overlap)
  }
  return []
}

/** Faces in one square part of the picture, in the picture's pixels; the order of its corners says which way is up. */
export const findFacesInView = async (model: Model, picture: Picture, view: Quad): Promise<Face[]> => {
  const { sizePx, ...limits } = detectorSettings(model)
  const image = viewTensor(picture, view, { widthPx: sizePx, heightPx: sizePx, range: [-1, 1], maxSamples: 2 })
  const { scores, boxes } = await model.run({ image })
  const toPicture = rectangleToQuad(sizePx, sizePx, view)
  return decodeFaces(scores!, boxes!, sizePx, (point) => project(toPicture, point), limits)
}

function* viewsToTry(picture: Picture, { padded, turned, closer }: FindFacesOptions): Generator<readonly Quad[]> {
  yield [wholeView(picture, 0)]
  if (padded) yield [wholeView(picture, 0, PADDED_TIMES)]
  if (turned) for (const quarters of [1, 3, 2] as const) yield [wholeView(picture, quarters)]
  if (closer) yield closerViews(picture, closer)
}

const detectorSettings = ({ card }: Model): FaceLimits & { readonly sizePx: number } => {
  const { input, thresholds } = card as { input?: { shape?: number[] }; thresholds?: Record<string, { value: number }> }
  const sizePx = input?.shape?.[3]
  const score = thresholds?.score?.value
  const overlap = thresholds?.overlap?.value
  if (!sizePx || !score || !overlap) {
    throw new ModelUnavailable(card.id, 'input.shape, thresholds.score or thresholds.overlap is missing')
  }
  return { sizePx, score, overlap }
}
