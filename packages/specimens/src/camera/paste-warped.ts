import { type Homography, invert, type Quad } from '@vivid/vision'

/** Straight RGBA. */
export interface Layer {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** RGB. */
export interface Frame {
  widthPx: number
  heightPx: number
  data: Uint8Array
  /** One byte a pixel: how much of it reflects lamps. Tables hardly do, laminate and card do. */
  gloss: Uint8Array
}

/**
 * Paints the layer over the frame through the homography (layer to frame), bilinear, in place.
 * The layer should already be of about the size it gets, otherwise fine print aliases.
 */
export const pasteWarped = (frame: Frame, layer: Layer, homography: Homography, quad: Quad): void => {
  const [a, b, c, d, e, f, g, h, i] = invert(homography)
  const { data: pixels, widthPx: width, heightPx: height } = layer
  const left = clamp(Math.floor(Math.min(...quad.map(([x]) => x))) - 1, frame.widthPx)
  const right = clamp(Math.ceil(Math.max(...quad.map(([x]) => x))) + 1, frame.widthPx)
  const top = clamp(Math.floor(Math.min(...quad.map(([, y]) => y))) - 1, frame.heightPx)
  const bottom = clamp(Math.ceil(Math.max(...quad.map(([, y]) => y))) + 1, frame.heightPx)
  for (let y = top; y < bottom; y++) {
    // Pixels stand for their centres.
    let x0 = a * (left + 0.5) + b * (y + 0.5) + c
    let y0 = d * (left + 0.5) + e * (y + 0.5) + f
    let w0 = g * (left + 0.5) + h * (y + 0.5) + i
    let out = (y * frame.widthPx + left) * 3
    for (let x = left; x < right; x++, out += 3, x0 += a, y0 += d, w0 += g) {
      const u = x0 / w0 - 0.5
      const v = y0 / w0 - 0.5
      if (u <= -1 || v <= -1 || u >= width || v >= height) continue
      const col = Math.floor(u)
      const row = Math.floor(v)
      const fx = u - col
      const fy = v - row
      let alpha = 0
      let red = 0
      let green = 0
      let blue = 0
      for (let tap = 0; tap < 4; tap++) {
        const tx = col + (tap & 1)
        const ty = row + (tap >> 1)
        if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue
        const at = (ty * width + tx) * 4
        const weight = (tap & 1 ? fx : 1 - fx) * (tap >> 1 ? fy : 1 - fy) * pixels[at + 3]!
        alpha += weight
        red += weight * pixels[at]!
        green += weight * pixels[at + 1]!
        blue += weight * pixels[at + 2]!
      }
      const rest = 1 - alpha / 255
      const pixel = y * frame.widthPx + x
      frame.gloss[pixel] = Math.max(frame.gloss[pixel]!, alpha)
      frame.data[out] = red / 255 + rest * frame.data[out]! + 0.5
      frame.data[out + 1] = green / 255 + rest * frame.data[out + 1]! + 0.5
      frame.data[out + 2] = blue / 255 + rest * frame.data[out + 2]! + 0.5
    }
  }
}

const clamp = (n: number, high: number): number => Math.max(0, Math.min(high, n))
