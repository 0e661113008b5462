/** Makes RGBA pixels outside the rounded corners transparent, in place; clipping in SVG takes half as long again as drawing. */
export const roundCorners = (data: Uint8Array, widthPx: number, heightPx: number, radiusPx: number): void => {
  const reach = Math.ceil(radiusPx)
  for (let y = 0; y < reach; y++) {
    for (let x = 0; x < reach; x++) {
      const distance = Math.hypot(radiusPx - x - 0.5, radiusPx - y - 0.5)
      const covered = Math.max(0, Math.min(1, radiusPx - distance + 0.5))
      for (const row of [y, heightPx - 1 - y]) {
        for (const column of [x, widthPx - 1 - x]) data[(row * widthPx + column) * 4 + 3]! *= covered
      }
    }
  }
}
