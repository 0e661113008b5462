/** Connected pixels, by their indexes, and how many pixels the box around them has. */
export interface Spot {
  readonly pixels: readonly number[]
  readonly boxPx: number
}

/** All spots (four neighbours) of pixels at or above a tone. */
export const growSpots = (data: Uint8Array, widthPx: number, tone: number): Spot[] => {
  const isSeen = new Uint8Array(data.length)
  const visit = (at: number, pixels: number[]) => {
    if (isSeen[at] || !(data[at]! >= tone)) return
    isSeen[at] = 1
    pixels.push(at)
  }
  const spots: Spot[] = []
  for (let start = 0; start < data.length; start++) {
    const pixels: number[] = []
    visit(start, pixels)
    if (pixels.length === 0) continue
    let [left, right, last] = [widthPx, 0, 0]
    for (let i = 0; i < pixels.length; i++) {
      const at = pixels[i]!
      const x = at % widthPx
      left = Math.min(left, x)
      right = Math.max(right, x)
      last = Math.max(last, at)
      if (x > 0) visit(at - 1, pixels)
      if (x < widthPx - 1) visit(at + 1, pixels)
      visit(at - widthPx, pixels)
      visit(at + widthPx, pixels)
    }
    // The scan meets a spot's topmost row first.
    const rows = Math.floor(last / widthPx) - Math.floor(start / widthPx) + 1
    spots.push({ pixels, boxPx: rows * (right - left + 1) })
  }
  return spots
}
