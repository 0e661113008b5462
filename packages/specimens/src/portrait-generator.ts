import { createPicture, loadModel, type Model, type Quad, tellSex } from '@vivid/vision'
import type { Sex } from './people/invent-person.js'
import type { Portrait, PortraitSource } from './portrait.js'
import { createRandom, type Random } from './random.js'

/** Numbers that make up a face, normally distributed. */
const LATENT = 64

/** Faces drawn until one looks like the wanted sex, then the last is taken; two of five look like women. */
const TRIES = 12
const ALIKE = 0.6

/** How far the numbers of another picture of the same person move: hair, expression and light differ, and the face is still the same. */
const SITTING_SHARE = 0.35

/** Faces of people who do not exist, from the model of that name. */
export const openPortraitGenerator = async (): Promise<PortraitSource> => {
  const [model, sexes] = await Promise.all([loadModel('portrait-generator'), loadModel('portrait-sex')])
  return async (seed, sex = 'X', sitting = 0) => {
    const random = createRandom(`${seed}/portrait`)
    let latent = drawLatent(random)
    let portrait = await generate(model, latent)
    for (let tries = 1; tries < TRIES && !(await looksLike(sexes, portrait, sex)); tries++) {
      latent = drawLatent(random)
      portrait = await generate(model, latent)
    }
    return sitting === 0 ? portrait : generate(model, blend(latent, drawLatent(random.fork(`sitting/${sitting}`))))
  }
}

const drawLatent = (random: Random): Float32Array => Float32Array.from({ length: LATENT }, () => random.gaussian())

/** Both parts are normally distributed, and so is their blend. */
const blend = (latent: Float32Array, other: Float32Array): Float32Array =>
  latent.map((value, i) => Math.sqrt(1 - SITTING_SHARE ** 2) * value + SITTING_SHARE * other[i]!)

const generate = async (model: Model, latent: Float32Array): Promise<Portrait> => {
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
