import type { BoxPx, Drawing } from '@vivid/specimens'
import { type Picture, rectifyColour, subQuad, wholePicture } from '@vivid/vision'

/** The drawing with another picture in the place of its portrait. */
export const replacePortrait = (drawing: Drawing, portrait: Picture): Drawing => {
  const { left, top, width, height } = wholePixels(drawing.truth.portrait!)
  const fitted = rectifyColour(portrait, wholePicture(portrait), width, height)
  const data = Uint8Array.from(drawing.data)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      data.set(fitted.data.subarray(from, from + 3), ((top + y) * drawing.widthPx + left + x) * 4)
    }
  }
  return { ...drawing, data }
}

/** The part of a drawing that its portrait takes. */
export const cutPortrait = ({ widthPx, heightPx, data, truth }: Drawing): Picture => {
  const { left, top, width, height } = wholePixels(truth.portrait!)
  const colour = Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, i) => data[Math.floor(i / 3) * 4 + (i % 3)]!)
  const picture: Picture = { widthPx, heightPx, channels: 3, data: colour }
  const [right, bottom] = [left + width, top + height]
  const part = subQuad(wholePicture(picture), left / widthPx, top / heightPx, right / widthPx, bottom / heightPx)
  return rectifyColour(picture, part, width, height)
}

const wholePixels = ({ x, y, width, height }: BoxPx) => ({
  left: Math.round(x),
  top: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})
