/** Of every example that shows a transaction. */
export const EXAMPLE_ID = 1794734763920000
