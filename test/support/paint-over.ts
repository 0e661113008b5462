import type { BoxPx, Drawing } from '@vivid/specimens'

/** As where print has worn off. */
export const paintOver = ({ data, widthPx }: Drawing, { x, y, width, height }: BoxPx): void => {
  const inRow = (row: number, column: number) => 4 * (Math.round(row) * widthPx + Math.round(column))
  for (let row = y - 4; row < y + height + 4; row++) data.fill(225, inRow(row, x - 4), inRow(row, x + width + 4))
}
