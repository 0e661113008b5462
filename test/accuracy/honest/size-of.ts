/** Lower bounds of the longer side, in pixels. */
const sizes = [
  [900, '900 px and more'],
  [400, '400 to 899 px'],
  [0, 'below 400 px'],
] as const

export const sizeOf = ({ longSidePx }: { readonly longSidePx: number }): string =>
  `size: ${sizes.find(([leastPx]) => longSidePx >= leastPx)![1]}`
