/** One brightness, 0…255, for each pixel. */
export interface GreyFrame {
  readonly widthPx: number
  readonly heightPx: number
  readonly data: Uint8Array
}

/** Rec. 601 luma in 16-bit fixed point. */
const [RED, GREEN, BLUE] = [19595, 38470, 7471]

/** From a canvas's pixels: four bytes each. */
export const toGrey = (rgba: ArrayLike<number>, widthPx: number, heightPx: number): GreyFrame => {
  const data = new Uint8Array(widthPx * heightPx)
  for (let i = 0, at = 0; i < data.length; i++, at += 4) {
    data[i] = (RED * rgba[at]! + GREEN * rgba[at + 1]! + BLUE * rgba[at + 2]!) >> 16
  }
  return { widthPx, heightPx, data }
}

/** Each pixel is the mean of four: noise falls by half, and so does everything's cost. */
export const halve = ({ widthPx, heightPx, data }: GreyFrame): GreyFrame => {
  const half = { widthPx: widthPx >> 1, heightPx: heightPx >> 1 }
  const halved = new Uint8Array(half.widthPx * half.heightPx)
  for (let y = 0, to = 0; y < half.heightPx; y++) {
    for (let x = 0, from = 2 * y * widthPx; x < half.widthPx; x++, from += 2, to++) {
      halved[to] = (data[from]! + data[from + 1]! + data[from + widthPx]! + data[from + widthPx + 1]! + 2) >> 2
    }
  }
  return { ...half, data: halved }
}
