import type { Face, Model, Picture } from '@vivid/vision'
import { fuseAnswers } from './fuse-answers.js'
import { lookAround } from './look-around.js'
import { inSkinTones, isGrey } from './skin-tones.js'
import { spoofSettings } from './spoof-settings.js'
import { treatView } from './treat-view.js'
import { averageView, mirrored, stackViews, viewSquare } from './view-square.js'

export const spoofModelId = 'selfie-liveness'

export interface SpoofModels {
  /** Sees the face from near: skin, or its picture? */
  readonly spoof: Model
  /** Sees it from afar: is there something that shows it? */
  readonly surroundings: Model
}

export interface SpoofJudged {
  /** Log odds that a living person stood before the camera: unbounded, higher is more live, 0 is the limit. */
  readonly score: number
  /** The same as a probability, 0…1. */
  readonly liveness: number
  /** What the score was made of, for measuring other ways to make it. */
  readonly answers: SpoofAnswers
}

export interface SpoofAnswers {
  readonly close: readonly number[]
  /** Empty where the picture shows too little around the face. */
  readonly tricks: readonly number[]
  readonly isGrey: boolean
}

/** One picture, one face: a living person, or a print, a screen or a cut-out showing one? */
export const judgeSpoof = async (models: SpoofModels, sent: Picture, face: Face): Promise<SpoofJudged> => {
  const { sidePx, views, fusion, slope, bias, lessWhenGrey } = spoofSettings(models.spoof)
  const grey = isGrey(sent)
  const picture = grey ? inSkinTones(sent) : sent
  const cut = views.map((view) => {
    const square = viewSquare(face, picture, view.times)
    return treatView(averageView(picture, view.mirrored ? mirrored(square) : square, sidePx), view)
  })
  const { score: near } = await models.spoof.run({ views: stackViews(cut) })
  const close = [...(near!.data as Float32Array)]
  const tricks = await lookAround(models.surroundings, picture, face)
  const score = slope * fuseAnswers(close, tricks, fusion) + bias - (grey ? lessWhenGrey : 0)
  return { score, liveness: 1 / (1 + Math.exp(-score)), answers: { close, tricks, isGrey: grey } }
}
