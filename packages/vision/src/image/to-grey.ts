import { createPicture, type Picture } from './picture.js'

/** ITU-R BT.601 luma, in 1/1024. */
export const LUMA = [306, 601, 117] as const

const [RED, GREEN, BLUE] = LUMA
const HALF = 512

/** The picture in grey; whatever samples it more than once should take it from here. */
export const toGrey = (picture: Picture): Picture => rowsToGrey(picture, 0, picture.heightPx)

/** The same of rows [from, to) alone, in their places and black elsewhere: for whoever looks at one part only. */
export const rowsToGrey = (picture: Picture, from: number, to: number): Picture => {
  if (picture.channels === 1) return picture
  const { widthPx, heightPx } = picture
  const out = createPicture(widthPx, heightPx, 1)
  // Whole words of both pictures: pixels before the first row do no harm.
  const first = (Math.max(0, from) * widthPx) & ~3
  const end = Math.min(heightPx, to) * widthPx
  if (end <= first) return out
  const [data, grey] = [picture.data.subarray(3 * first, 3 * end), out.data.subarray(first, end)]
  const done = data.byteOffset % 4 === 0 ? fourAtOnce(data, grey) : 0
  for (let i = done, at = 3 * done; i < grey.length; i++, at += 3) {
    grey[i] = (RED * data[at]! + GREEN * data[at + 1]! + BLUE * data[at + 2]! + HALF) >> 10
  }
  return out
}

/** Four pixels are three words: half the time of reading them byte by byte. Returns how many were written. */
const fourAtOnce = (data: Uint8Array, grey: Uint8Array): number => {
  const count = grey.length >> 2
  const from = new Int32Array(data.buffer, data.byteOffset, 3 * count)
  const to = new Int32Array(grey.buffer, grey.byteOffset, count)
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const a = from[at]!
    const b = from[at + 1]!
    const c = from[at + 2]!
    const first = (RED * (a & 255) + GREEN * ((a >>> 8) & 255) + BLUE * ((a >>> 16) & 255) + HALF) >>> 10
    const second = (RED * (a >>> 24) + GREEN * (b & 255) + BLUE * ((b >>> 8) & 255) + HALF) >>> 10
    const third = (RED * ((b >>> 16) & 255) + GREEN * (b >>> 24) + BLUE * (c & 255) + HALF) >>> 10
    const fourth = (RED * ((c >>> 8) & 255) + GREEN * ((c >>> 16) & 255) + BLUE * (c >>> 24) + HALF) >>> 10
    to[i] = first | (second << 8) | (third << 16) | (fourth << 24)
  }
  return 4 * count
}
