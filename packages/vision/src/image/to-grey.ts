import { createPicture, type Picture } from './picture.js'

/** ITU-R BT.601 luma, in 1/256. */
const [RED, GREEN, BLUE] = [77, 150, 29] as const

/** Sampling one channel costs a third of sampling three, so whoever reads a picture more than once reads this. */
export function toGrey(picture: Picture): Picture {
  if (picture.channels === 1) return picture
  const grey = createPicture(picture.widthPx, picture.heightPx, 1)
  const from = picture.data
  const to = grey.data
  for (let i = 0, at = 0; i < to.length; i++, at += 3) {
    to[i] = (RED * from[at]! + GREEN * from[at + 1]! + BLUE * from[at + 2]! + 128) >> 8
  }
  return grey
}
