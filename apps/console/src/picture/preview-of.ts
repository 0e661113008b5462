import { drawScaled } from './draw-scaled.js'

/** Enough to recognise what was found in it; two sides of eight answers stay well below the 5 MB of a browser's storage. */
const LONGEST_SIDE_PX = 900
const QUALITY = 0.7

/** A small JPEG of the picture as a `data:` address; null where the browser cannot decode it. */
export const previewOf = async (picture: Blob): Promise<string | null> => {
  try {
    return (await drawScaled(picture, LONGEST_SIDE_PX)).toDataURL('image/jpeg', QUALITY)
  } catch {
    return null
  }
}
