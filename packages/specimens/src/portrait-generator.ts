import { loadModel } from '@vivid/vision'
import type { PortraitSource } from './portrait.js'
import { createRandom } from './random.js'

/** Numbers that make up a face, normally distributed. */
const LATENT = 64

/** Faces of people who do not exist, from the model of that name. */
export const openPortraitGenerator = async (): Promise<PortraitSource> => {
  const model = await loadModel('portrait-generator')
  return async (seed) => {
    const random = createRandom(`${seed}/portrait`)
    const latent = Float32Array.from({ length: LATENT }, () => random.gaussian())
    const { portrait } = await model.run({ latent: { data: latent, dims: [1, LATENT] } })
    const [, , heightPx, widthPx] = portrait!.dims as [number, number, number, number]
    return { widthPx, heightPx, data: interleave(portrait!.data, widthPx * heightPx) }
  }
}

/** From planes of 0…1 to bytes, pixel by pixel. */
const interleave = (planes: Float32Array, pixels: number): Uint8Array => {
  const data = new Uint8Array(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    for (let channel = 0; channel < 3; channel++) data[i * 3 + channel] = planes[channel * pixels + i]! * 255 + 0.5
  }
  return data
}
