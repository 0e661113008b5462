import type { HeadPose } from '@vivid/vision'
import type { Framing } from './measure-framing.js'
import type { Light } from './measure-light.js'
import { offAxisDegrees } from './off-axis.js'

/** From nothing to full marks between the two numbers; origin: genuine and poor pictures of the labelled selfies. */
const ramps = {
  detail: [2, 11],
  meanDark: [12, 60],
  meanBright: [250, 190],
  glaring: [0.7, 0.05],
  sizePx: [40, 120],
  offAxis: [60, 15],
} as const

const ramp = (value: number, [none, full]: readonly [number, number]) =>
  Math.max(0, Math.min(1, (value - none) / (full - none)))

/**
 * 0…1: how suitable the picture is for judging a living person. Each part can only lower it, so it never rises with
 * blur, bad exposure, smallness or a turned head; the square root keeps two slight faults from adding up to a rejection.
 */
export const scoreQuality = (light: Light, framing: Framing, pose: HeadPose): number => {
  const exposure =
    ramp(light.mean, ramps.meanDark) * ramp(light.mean, ramps.meanBright) * ramp(light.glaring, ramps.glaring)
  const parts =
    ramp(light.detail, ramps.detail) *
    exposure *
    ramp(framing.sizePx, ramps.sizePx) *
    ramp(offAxisDegrees(pose), ramps.offAxis)
  return Math.sqrt(parts)
}
