import { createPicture, type Picture } from './picture.js'
import { samplePlaces } from './sample-places.js'
import { toGrey } from './to-grey.js'

/** At most this many pixels per direction are averaged into one: beyond, reading all of them only costs time. */
const MAX_SAMPLES = 3

const samplesFor = (ratio: number) => Math.max(1, Math.min(MAX_SAMPLES, Math.ceil(ratio - 0.01)))

/** The whole picture in grey at another size, level as it is; several times as fast as rectifying it. */
export function shrinkGrey(picture: Picture, widthPx: number, heightPx: number): Picture {
  const grey = toGrey(picture).data
  const out = createPicture(widthPx, heightPx, 1)
  const across = samplesFor(picture.widthPx / widthPx)
  const down = samplesFor(picture.heightPx / heightPx)
  const columns = samplePlaces(picture.widthPx, widthPx, across, 1)
  const rows = samplePlaces(picture.heightPx, heightPx, down, picture.widthPx)
  const weight = 1 / (across * down)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      let sum = 0
      for (let j = y * down; j < (y + 1) * down; j++) {
        const row = rows[j]!
        for (let i = x * across; i < (x + 1) * across; i++) sum += grey[row + columns[i]!]!
      }
      out.data[y * widthPx + x] = sum * weight + 0.5
    }
  }
  return out
}
