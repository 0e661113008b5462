import type { SeenOutline, SeenPoint } from '@vivid/contract'
import type { Decoded, Point } from '@vivid/vision'

/** A large picture was shrunk before it was looked at; what people are told is about the picture as it was sent. */
export const asSent = ({ scale }: Pick<Decoded, 'scale'>) => {
  const tenths = (px: number) => Math.round((px / scale) * 10) / 10
  const point = ([x, y]: Point): SeenPoint => [tenths(x), tenths(y)]
  return { px: tenths, point, outline: (points: readonly Point[]): SeenOutline => points.map(point) }
}

/** Enough digits for a person. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000
