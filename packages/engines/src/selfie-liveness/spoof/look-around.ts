import { type Face, type Model, ModelUnavailable, type Picture } from '@vivid/vision'
import { averageView } from './average-view.js'
import { stackViews } from './stack-views.js'
import { viewRectangle } from './view-square.js'

export const surroundingsModelId = 'selfie-surroundings'

/** Edges are looked for here, no fine patterns: fewer pixels do. */
const SAMPLES = 2

interface WideViews {
  readonly sidePx: number
  readonly views: readonly { readonly times: number }[]
}

/**
 * Looks at the face with what lies around it. For each wide view the log odds that something in it shows the face: a phone, a screen or
 * a sheet with its edges, or a face cut out of a print.
 */
export async function lookAround(model: Model, picture: Picture, face: Face): Promise<number[]> {
  const { sidePx, views } = wideViews(model)
  const cut = views.map(({ times }) => averageView(picture, viewRectangle(face, picture, times), sidePx, SAMPLES))
  const { trick } = await model.run({ views: stackViews(cut) })
  return [...(trick!.data as Float32Array)]
}

/** The model's card says how wide it must look; without that it may not run. */
function wideViews({ card }: Model): WideViews {
  const { sidePx, views } = card as Partial<WideViews>
  if (![sidePx, views?.[0]?.times].every(Number.isFinite)) {
    throw new ModelUnavailable(card.id, 'sidePx or views is missing')
  }
  return { sidePx: sidePx!, views: views! }
}
