import { type Picture, sideLengths } from '@vivid/vision'
import type { ReadMrz } from './read-mrz.js'
import { STRIP } from './strips.js'

/** How well the text stands out, each 0…1. */
export interface JudgedPicture {
  readonly sharpness: number
  readonly contrast: number
}

/** Steepest step between neighbours, as a share of the contrast, from which print counts as sharp. */
const SHARP_STEP = 0.56

/** Judges straightened text lines: what was read from, not the picture around it. */
export const judgePicture = (lines: readonly Picture[]): JudgedPicture => {
  const judged = lines.map(judgeLine)
  const mean = (pick: (line: JudgedPicture) => number) =>
    judged.reduce((sum, line) => sum + pick(line), 0) / Math.max(1, judged.length)
  return { sharpness: mean(({ sharpness }) => sharpness), contrast: mean(({ contrast }) => contrast) }
}

const judgeLine = ({ widthPx, data }: Picture): JudgedPicture => {
  const tones = new Uint32Array(256)
  const steps = new Uint32Array(256)
  for (let row = 0; row < data.length; row += widthPx) {
    const last = row + widthPx - 1
    for (let i = row; i < last; i++) {
      tones[data[i]!]!++
      steps[Math.abs(data[i + 1]! - data[i]!)]!++
    }
    tones[data[last]!]!++
  }
  const range = Math.max(1, percentile(tones, 0.95) - percentile(tones, 0.05))
  return { sharpness: Math.min(1, percentile(steps, 0.95) / range / SHARP_STEP), contrast: Math.min(1, range / 128) }
}

/** The value below which this share of the counted ones lies. */
const percentile = (counts: Uint32Array, share: number): number => {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return seen > wanted
  })
}

/** Height of a capital in the photo's own pixels from which size no longer matters. */
const COMFORTABLE_CAP_PX = 16

/** 0…1, how well the document could be read: the weakest of size, sharpness and contrast, held down by doubt. */
export const scoreImage = (judged: JudgedPicture, capHeightPx: number, readingConfidence: number): number => {
  const size = Math.min(1, capHeightPx / COMFORTABLE_CAP_PX)
  const picture = Math.min(size, judged.sharpness, judged.contrast)
  const score = Math.sqrt(picture) * readingConfidence
  return Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000
}

/**
 * Of a character's probability, in nats, what goes to other steps than the one that counts: the network answers twice in 4 px, and
 * clear print loses as much to it as blurred print.
 */
const AT_OTHER_STEPS = 0.11

/** 0…1, how well the document could be read. */
export const scoreAttempt = ({ decoded, found, pictures }: ReadMrz): number => {
  const used = decoded.lineIndexes.map((index) => ({ line: found.lines[index]!, picture: pictures[index]! }))
  const picturePxPerStripPx = sideLengths(found.quad).width / STRIP.widthPx
  const capHeights = used.map(({ line }) => line.capHeight.at((line.startPx + line.endPx) / 2) * picturePxPerStripPx)
  return scoreImage(
    judgePicture(used.map(({ picture }) => picture)),
    Math.min(...capHeights),
    Math.min(1, Math.exp(decoded.meanLogProb + AT_OTHER_STEPS)),
  )
}
