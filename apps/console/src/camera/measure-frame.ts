/** What can be told from a small grey look at the video, several times a second. */
export interface MeasuredFrame {
  /** Mean grey, 0…255. */
  mean: number
  /** Mean absolute step between neighbours inside the frame, by the contrast there: falls with blur. */
  sharpness: number
  /** Detail near the frame's own border by that in its middle: a document that fills the frame has both. */
  filled: number
}

export interface GreyFrame {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** Shares of the frame that the guide leaves free on each side, and the width of the band inside it. */
const guide = { x: 0.1, y: 0.14, band: 0.16 } as const

export const measureFrame = ({ widthPx, heightPx, data }: GreyFrame): MeasuredFrame => {
  const [left, right] = [guide.x * widthPx, (1 - guide.x) * widthPx]
  const [top, bottom] = [guide.y * heightPx, (1 - guide.y) * heightPx]
  let [sum, squares, count] = [0, 0, 0]
  const detail = { band: 0, bandCount: 0, middle: 0, middleCount: 0 }
  for (let y = Math.ceil(top); y < bottom - 1; y++) {
    for (let x = Math.ceil(left); x < right - 1; x++) {
      const at = y * widthPx + x
      const here = data[at]!
      const step = Math.abs(here - data[at + 1]!) + Math.abs(here - data[at + widthPx]!)
      const inwards = Math.min(
        (x - left) / (right - left),
        (right - x) / (right - left),
        (y - top) / (bottom - top),
        (bottom - y) / (bottom - top),
      )
      const place = inwards < guide.band ? 'band' : 'middle'
      detail[place] += step
      detail[`${place}Count`] += 1
      sum += here
      squares += here * here
      count += 1
    }
  }
  const mean = sum / count
  const contrast = Math.sqrt(Math.max(1, squares / count - mean * mean))
  const middle = detail.middle / detail.middleCount
  const band = detail.band / detail.bandCount
  return { mean, sharpness: (middle + band) / 2 / contrast, filled: band / Math.max(0.5, middle) }
}

export type Hint = 'dark' | 'bright' | 'blurry' | 'closer' | 'good'

/** By drawn frames of 160 × 120: sharp print is above 0.25, a defocused card below 0.1. Not yet tried on cameras. */
const limits = { minMean: 55, maxMean: 225, minSharpness: 0.12, minFilled: 0.35 } as const

/** The first thing to put right. A face is round: how much of the frame it fills is not asked. */
export const hintOf = ({ mean, sharpness, filled }: MeasuredFrame, subject: 'document' | 'selfie'): Hint => {
  if (mean < limits.minMean) return 'dark'
  if (mean > limits.maxMean) return 'bright'
  if (sharpness < limits.minSharpness) return 'blurry'
  return subject === 'document' && filled < limits.minFilled ? 'closer' : 'good'
}
