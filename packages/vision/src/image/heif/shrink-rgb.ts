/**
 * Eight-bit RGB with padded rows into rows without padding, every `factor` × `factor` pixels averaged into one; at the right
 * and bottom, those that are there.
 */
export const shrinkRgb = (
  from: { readonly data: Uint8Array; readonly stride: number; readonly width: number; readonly height: number },
  to: Uint8Array,
  factor: number,
): void => {
  const { data, stride, width, height } = from
  if (factor === 1) {
    for (let y = 0; y < height; y++) to.set(data.subarray(y * stride, y * stride + 3 * width), 3 * width * y)
    return
  }
  for (let y = 0, at = 0; y < height; y += factor) {
    const lastRow = Math.min(y + factor, height)
    for (let x = 0; x < width; x += factor, at += 3) {
      const lastColumn = Math.min(x + factor, width)
      let red = 0
      let green = 0
      let blue = 0
      for (let row = y; row < lastRow; row++) {
        for (let source = row * stride + 3 * x; source < row * stride + 3 * lastColumn; source += 3) {
          red += data[source]!
          green += data[source + 1]!
          blue += data[source + 2]!
        }
      }
      const share = 1 / ((lastRow - y) * (lastColumn - x))
      to[at] = red * share + 0.5
      to[at + 1] = green * share + 0.5
      to[at + 2] = blue * share + 0.5
    }
  }
}
