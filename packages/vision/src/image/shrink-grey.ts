import { createPicture, type Picture } from './picture.js'
import { toGrey } from './to-grey.js'

/** At most this many pixels per direction are averaged into one: beyond, reading all of them only costs time. */
const MAX_SAMPLES = 3

/** The whole picture in grey at another size, level as it is; several times as fast as rectifying it. */
export function shrinkGrey(picture: Picture, widthPx: number, heightPx: number): Picture {
  const grey = toGrey(picture).data
  const out = createPicture(widthPx, heightPx, 1)
  const columns = samplePlaces(picture.widthPx, widthPx)
  const rows = samplePlaces(picture.heightPx, heightPx)
  const weight = 1 / (columns.perPixel * rows.perPixel)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let sum = 0
      for (let j = y * rows.perPixel; j < (y + 1) * rows.perPixel; j++) {
        const row = rows.places[j]! * picture.widthPx
        for (let i = x * columns.perPixel; i < (x + 1) * columns.perPixel; i++) sum += grey[row + columns.places[i]!]!
      }
      out.data[y * widthPx + x] = sum * weight + 0.5
    }
  }
  return out
}

/** For every output pixel along one axis, the source pixels that are averaged into it. */
function samplePlaces(sourcePx: number, targetPx: number): { perPixel: number; places: Int32Array } {
  const ratio = sourcePx / targetPx
  const perPixel = Math.max(1, Math.min(MAX_SAMPLES, Math.ceil(ratio - 0.01)))
  const places = new Int32Array(targetPx * perPixel)
  for (let i = 0; i < places.length; i++) {
    places[i] = Math.min(sourcePx - 1, Math.floor(((i + 0.5) / perPixel) * ratio))
  }
  return { perPixel, places }
}
