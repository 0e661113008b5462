import { createPicture, loadModel, type Model, type Quad, tellSex } from '@vivid/vision'
import type { Sex } from './people/invent-person.js'
import type { Portrait, PortraitSource } from './portrait.js'
import { createRandom, type Random } from './random.js'

/** Numbers that make up a face, normally distributed. */
const LATENT = 64

/** Two of five look like women: after so many the last will do. */
const TRIES = 12
const ALIKE = 0.6

/** Faces of people who do not exist, from the model of that name. */
export const openPortraitGenerator = async (): Promise<PortraitSource> => {
  const [model, sexes] = await Promise.all([loadModel('portrait-generator'), loadModel('portrait-sex')])
  return async (seed, sex = 'X') => {
    const random = createRandom(`${seed}/portrait`)
    let portrait = await generate(model, random)
    for (let tries = 1; tries < TRIES && !(await looksLike(sexes, portrait, sex)); tries++) {
      portrait = await generate(model, random)
    }
    return portrait
  }
}

const generate = async (model: Model, random: Random): Promise<Portrait> => {
  const latent = Float32Array.from({ length: LATENT }, () => random.gaussian())
  const { portrait } = await model.run({ latent: { data: latent, dims: [1, LATENT] } })
  const [, , heightPx, widthPx] = portrait!.dims as [number, number, number, number]
  return { widthPx, heightPx, data: interleave(portrait!.data, widthPx * heightPx) }
}

const looksLike = async (sexes: Model, { widthPx, heightPx, data }: Portrait, sex: Sex): Promise<boolean> => {
  if (sex === 'X') return true
  const picture = createPicture(widthPx, heightPx, 3)
  picture.data.set(data)
  const female = await tellSex(sexes, picture, faceIn(widthPx, heightPx))
  return (sex === 'F' ? female : 1 - female) >= ALIKE
}

/** The generator knows no other place for it. */
const faceIn = (widthPx: number, heightPx: number): Quad => {
  const [left, top, right, bottom] = [0.24 * widthPx, 0.2 * heightPx, 0.76 * widthPx, 0.72 * heightPx]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** From planes of 0…1 to bytes, pixel by pixel. */
const interleave = (planes: Float32Array, pixels: number): Uint8Array => {
  const data = new Uint8Array(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    for (let channel = 0; channel < 3; channel++) data[i * 3 + channel] = planes[channel * pixels + i]! * 255 + 0.5
  }
  return data
}
