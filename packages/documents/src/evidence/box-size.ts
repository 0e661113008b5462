import type { Box } from './printed-line.js'

/** Vertical centre of a box. */
export const middle = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number => (top + bottom) / 2

/** Never 0, so that it can be a unit. */
export const height = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number => Math.max(bottom - top, 1e-6)
