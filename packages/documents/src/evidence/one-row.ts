import { height } from './box-size.js'
import type { Box } from './printed-line.js'

/** Of the lower one's height: how much two lines share that stand on one row, and how alike their heights are. */
const SAME_ROW = 0.6

/** How much of the lower one's height two boxes share; below 0 where one stands under the other. */
export const sharedHeight = (a: Box, b: Box): number =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.min(height(a), height(b))

/** Whether two lines of print of one size stand on one row. */
export const areOnOneRow = (a: Box, b: Box): boolean => {
  const [low, high] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))]
  return sharedHeight(a, b) >= SAME_ROW && low >= SAME_ROW * high
}
