/**
 * Cells that one balancer may stand before. A transaction's id modulo this number is its cell, so that a balancer finds the cell
 * without asking; 16 leaves every cell 62 ids a millisecond, many times what one Redis carries.
 */
export const cellCount = 16
