import { type Face, faceSizePx, type Model, ModelUnavailable, type Picture } from '@vivid/vision'
import { averageView, stackViews, viewRectangle } from './view-square.js'

export const surroundingsModelId = 'selfie-surroundings'

/** Samples per output pixel and direction: wide views show edges, not fine patterns, so few are enough. */
const SAMPLES = 2

interface WideViews {
  readonly sidePx: number
  readonly views: readonly { readonly times: number }[]
  /** The narrowest view of the training, in sides of the face's box. */
  readonly narrowest: number
}

/**
 * Looks at the face with what lies around it. For each wide view the log odds that something in it shows the face: a phone, a screen or
 * a sheet with its edges, or a face cut out of a print. None where the picture shows less around the face than the network was trained
 * on: it takes the picture's own edges for a carrier's.
 */
export const lookAround = async (model: Model, picture: Picture, face: Face): Promise<number[]> => {
  const { sidePx, views, narrowest } = wideViews(model)
  if (Math.max(picture.widthPx, picture.heightPx) < narrowest * faceSizePx(face)) return []
  const cut = views.map(({ times }) => averageView(picture, viewRectangle(face, picture, times), sidePx, SAMPLES))
  const { trick } = await model.run({ views: stackViews(cut) })
  return [...(trick!.data as Float32Array)]
}

/** The model's card says how wide it must look; without that it may not run. */
const wideViews = ({ card }: Model): WideViews => {
  const { sidePx, views, narrowest } = card as Partial<WideViews>
  if (![sidePx, views?.[0]?.times, narrowest].every(Number.isFinite)) {
    throw new ModelUnavailable(card.id, 'sidePx, views or narrowest is missing')
  }
  return { sidePx: sidePx!, views: views!, narrowest: narrowest! }
}
