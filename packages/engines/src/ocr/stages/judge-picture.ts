import type { Picture } from '@vivid/vision'

/** How well the text stands out, each 0…1. */
export interface JudgedPicture {
  readonly sharpness: number
  readonly contrast: number
}

/** Steepest step between neighbours, as a share of the contrast, from which print counts as sharp. */
const SHARP_STEP = 0.45

/** Judges straightened text lines: what was read from, not the picture around it. */
export function judgePicture(lines: readonly Picture[]): JudgedPicture {
  const judged = lines.map(judgeLine)
  const mean = (pick: (line: JudgedPicture) => number) =>
    judged.reduce((sum, line) => sum + pick(line), 0) / Math.max(1, judged.length)
  return { sharpness: mean(({ sharpness }) => sharpness), contrast: mean(({ contrast }) => contrast) }
}

function judgeLine({ widthPx, data }: Picture): JudgedPicture {
  const sorted = Uint8Array.from(data).sort()
  const [dark, bright] = [sorted[Math.floor(sorted.length * 0.05)]!, sorted[Math.floor(sorted.length * 0.95)]!]
  const range = Math.max(1, bright - dark)
  const steps = new Uint8Array(data.length)
  for (let i = 0; i + 1 < data.length; i++) {
    if ((i + 1) % widthPx) steps[i] = Math.abs(data[i + 1]! - data[i]!)
  }
  const steep = steps.sort()[Math.floor(steps.length * 0.95)]!
  return { sharpness: Math.min(1, steep / range / SHARP_STEP), contrast: Math.min(1, range / 128) }
}
