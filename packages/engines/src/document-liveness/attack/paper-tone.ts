import { type Box, type ModelCard, ModelUnavailable, type Tensor } from '@vivid/vision'
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
  const light = lightnessOf(data as Float32Array, widthPx * heightPx)
  const edge = (sizePx: number, share: number) => Math.round((sizePx * (MARGIN + share)) / (1 + 2 * MARGIN))
  let sum = 0
  for (let row = 0; row < DOWN; row++) {
    const [top, bottom] = [edge(heightPx, row / DOWN), edge(heightPx, (row + 1) / DOWN)]
    for (let column = 0; column < ACROSS; column++) {
      const [left, right] = [edge(widthPx, column / ACROSS), edge(widthPx, (column + 1) / ACROSS)]
      sum += meanLogarithm(data as Float32Array, light, { left, top, right, bottom, widthPx })
    }
  }
  return sum / (ACROSS * DOWN)
}

interface Cell extends Box {
  readonly widthPx: number
}

const lightnessOf = (data: Float32Array, plane: number): Uint8Array => {
  const light = new Uint8Array(plane)
  for (let at = 0; at < plane; at++) {
    light[at] = 255 * (0.299 * data[at]! + 0.587 * data[at + plane]! + 0.114 * data[at + 2 * plane]!) + 0.5
  }
  return light
}

/** Of a cell's lightest pixels, over the three colours. */
const meanLogarithm = (data: Float32Array, light: Uint8Array, { left, top, right, bottom, widthPx }: Cell): number => {
  const counts = new Uint32Array(256)
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[light[y * widthPx + x]!]!++
  let [least, seen] = [255, counts[255]!]
  while (least > 0 && seen < PAPER_SHARE * (right - left) * (bottom - top)) seen += counts[--least]!
  const sums = [0, 0, 0]
  for (let y = top; y < bottom; y++) {
    for (let at = y * widthPx + left; at < y * widthPx + right; at++) {
      if (light[at]! < least) continue
      for (let colour = 0; colour < 3; colour++) sums[colour]! += data[at + colour * light.length]!
    }
  }
  return sums.reduce((sum, one) => sum + Math.log((255 * one) / seen + LEAST_TONE), 0) / 3
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
