import type { Quad } from '../geometry/quad.js'

export interface SampleOffsets {
  readonly x: Float64Array
  readonly y: Float64Array
}

/** Where samples lie around the middle of an output pixel: within one the mapping is as good as straight. */
export function sampleOffsets(
  quad: Quad,
  widthPx: number,
  heightPx: number,
  across: number,
  down: number,
): SampleOffsets {
  const [topLeft, topRight, , bottomLeft] = quad
  const offsets = (axis: 0 | 1) =>
    Float64Array.from({ length: across * down }, (_, i) => {
      const along = ((i % across) + 0.5) / across - 0.5
      const downward = (Math.floor(i / across) + 0.5) / down - 0.5
      return (
        ((topRight[axis] - topLeft[axis]) / widthPx) * along +
        ((bottomLeft[axis] - topLeft[axis]) / heightPx) * downward
      )
    })
  return { x: offsets(0), y: offsets(1) }
}
