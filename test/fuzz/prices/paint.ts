import sharp, { type Sharp } from 'sharp'

export type Size = readonly [width: number, height: number]

/** What the image library can be asked to write in any format. */
export interface Painting {
  readonly size: Size
  readonly hasOpacity: boolean
  readonly isNoisy: boolean
  readonly profile: 'p3' | null
  /** As EXIF counts them; 1 is upright. */
  readonly orientation: number
}

/** So much noise at most, in bytes: compressed, it must fit into a file that is taken. */
const MAX_NOISE_BYTES = 6e6
const BAND_ROWS = 16

/** Flat pictures cost by their pixels, noise by the bytes that code it. */
const pixelsOf = ({ size: [width, height], hasOpacity, isNoisy }: Painting): Sharp => {
  const channels = hasOpacity ? 4 : 3
  if (!isNoisy) {
    const background = { r: 90, g: 120, b: 160, alpha: 0.5 }
    return sharp({ create: { width, height, channels, background }, limitInputPixels: false })
  }
  const pixels = Buffer.alloc(width * height * channels, 120)
  const bandBytes = width * channels * BAND_ROWS
  const everyBand = Math.ceil(pixels.length / MAX_NOISE_BYTES)
  let state = 1
  for (let from = 0; from < pixels.length; from += bandBytes * everyBand) {
    for (let i = from; i < Math.min(from + bandBytes, pixels.length); i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      pixels[i] = state >>> 24
    }
  }
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
}

export const paint = (painting: Painting): Sharp => {
  const { profile, orientation } = painting
  const plain = pixelsOf(painting)
  const turned = orientation === 1 ? plain : plain.withMetadata({ orientation })
  return profile === null ? turned : turned.withIccProfile(profile)
}

export const flat = (size: Size): Sharp =>
  paint({ size, hasOpacity: false, isNoisy: false, profile: null, orientation: 1 })
