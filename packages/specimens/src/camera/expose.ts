import sharp from 'sharp'
import type { Random } from '../random.js'
import type { Conditions } from './conditions.js'
import type { Frame } from './paste-warped.js'

/** Lens, shutter and sensor: blur, shake and noise. */
export const expose = async (random: Random, frame: Frame, conditions: Conditions): Promise<Frame> => {
  const raw = { width: frame.widthPx, height: frame.heightPx, channels: 3 } as const
  let seen = sharp(frame.data, { raw })
  // Below this sharp refuses, and nobody would see it.
  if (conditions.defocusPx >= 0.3) seen = seen.blur(conditions.defocusPx)
  if (conditions.motionPx >= 1) seen = sharp(await seen.raw().toBuffer(), { raw }).convolve(streak(conditions))
  const data = await seen.raw().toBuffer()
  addNoise(random, data, conditions.noise)
  return { ...frame, data }
}

/** A line of the shake's length and direction, as a kernel. */
const streak = ({ motionPx, motionDegrees }: Conditions) => {
  const reach = Math.min(15, Math.ceil(motionPx / 2))
  const side = 2 * reach + 1
  const kernel = new Array<number>(side * side).fill(0)
  const angle = (motionDegrees * Math.PI) / 180
  const taps = 8 * side
  for (let tap = 0; tap <= taps; tap++) {
    const t = (tap / taps - 0.5) * motionPx
    const [x, y] = [Math.round(reach + t * Math.cos(angle)), Math.round(reach + t * Math.sin(angle))]
    kernel[y * side + x]! += 1
  }
  return { width: side, height: side, kernel }
}

/** Length of the table of normal deviates; drawing each anew would cost more than the whole warp. */
const DEVIATES = 1 << 16

/** Grain that grows with the root of the light; brightness and colour move partly together. */
const addNoise = (random: Random, data: Uint8Array, sigma: number): void => {
  if (sigma <= 0) return
  const deviates = Float32Array.from({ length: DEVIATES }, () => random.gaussian())
  const strengths = Float32Array.from({ length: 256 }, (_, value) => sigma * (0.45 + 0.55 * Math.sqrt(value / 128)))
  let at = random.integer(0, DEVIATES - 1)
  for (let i = 0; i < data.length; i += 3) {
    // A fresh, odd stride every so often hides that the table repeats.
    if (i % 6144 === 0) at = random.integer(0, DEVIATES - 1)
    const common = deviates[at++ & (DEVIATES - 1)]! * 0.8
    for (let channel = 0; channel < 3; channel++) {
      const value = data[i + channel]!
      const noisy = value + strengths[value]! * (common + 0.6 * deviates[at++ & (DEVIATES - 1)]!)
      data[i + channel] = noisy < 0 ? 0 : noisy > 255 ? 255 : noisy + 0.5
    }
  }
}
