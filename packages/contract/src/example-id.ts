/** Transaction id in all examples. */
export const EXAMPLE_ID = 1794734763920000
