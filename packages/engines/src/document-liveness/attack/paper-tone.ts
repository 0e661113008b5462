import { type ModelCard, ModelUnavailable, type Tensor } from '@vivid/vision'
import { MARGIN } from './views.js'

/** Cells that the document is divided into, and the share of each that counts as its paper: its lightest pixels. */
const [ACROSS, DOWN] = [8, 5]
const PAPER_SHARE = 0.2
/** Added to tones of 0…255 before their logarithm, so that black does not outweigh everything. */
const LEAST_TONE = 4

/**
 * How light the paper is all over a document: the mean logarithm of red, green and blue of the lightest pixels of every cell. A camera
 * chooses its exposure and light falls off, so that paper is seldom white everywhere; scanners and renderers make it so.
 * `view`: the document with its margin, in planes of 0…1.
 */
export const measurePaperTone = ({ dims, data }: Tensor): number => {
  const [heightPx, widthPx] = [dims[2]!, dims[3]!]
  const edge = (sizePx: number, share: number) => Math.round((sizePx * (MARGIN + share)) / (1 + 2 * MARGIN))
  let sum = 0
  for (let row = 0; row < DOWN; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const left = edge(widthPx, column / ACROSS)
      const right = edge(widthPx, (column + 1) / ACROSS)
      const places: number[] = []
      for (let y = edge(heightPx, row / DOWN); y < edge(heightPx, (row + 1) / DOWN); y++) {
        for (let x = left; x < right; x++) places.push(y * widthPx + x)
      }
      sum += meanLogarithm(data as Float32Array, widthPx * heightPx, places)
    }
  }
  return sum / (ACROSS * DOWN)
}

/** Of the lightest of these places, over the three colours. */
const meanLogarithm = (data: Float32Array, plane: number, places: readonly number[]): number => {
  const light = Float32Array.from(
    places,
    (at) => 0.299 * data[at]! + 0.587 * data[at + plane]! + 0.114 * data[at + 2 * plane]!,
  )
  const least = light.toSorted()[Math.floor((1 - PAPER_SHARE) * (light.length - 1))]!
  const paper = places.filter((_, index) => light[index]! >= least)
  const meanTone = (colour: number) => paper.reduce((sum, at) => sum + data[at + colour * plane]!, 0) / paper.length
  return [0, 1, 2].reduce((sum, colour) => sum + Math.log(255 * meanTone(colour) + LEAST_TONE), 0) / 3
}

/** What a document's paper adds to the log odds of a picture that never was a photo: `slope` for each unit above `middle`. */
export interface PaperToneSettings {
  readonly middle: number
  readonly slope: number
}

export const paperToneSettings = (card: ModelCard): PaperToneSettings => {
  const { paperTone } = card as { paperTone?: Partial<PaperToneSettings> }
  if (!paperTone?.middle || !paperTone.slope) throw new ModelUnavailable(card.id, 'paperTone is missing')
  return { middle: paperTone.middle, slope: paperTone.slope }
}
