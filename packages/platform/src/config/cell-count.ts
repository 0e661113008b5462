/**
 * Cells that one balancer may stand before. The last two digits of a transaction's id are its cell, so that any balancer
 * finds it; that leaves every cell 10 ids a millisecond, several times what one Redis carries.
 */
export const CELL_COUNT = 100
