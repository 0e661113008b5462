import type { Look, Outline, SeenOutline, SeenPoint, Box as SentBox } from '@vivid/contract'
import type { Box, Decoded, Face, Point, Quad } from '@vivid/vision'

type Scaled = Pick<Decoded, 'scale'>

/** A large picture was shrunk before it was looked at; what people are told is about the picture as it was sent. */
export const asSent = ({ scale }: Scaled) => {
  const tenths = (px: number) => Math.round((px / scale) * 10) / 10
  const point = ([x, y]: Point): SeenPoint => [tenths(x), tenths(y)]
  return {
    px: tenths,
    point,
    outline: (points: readonly Point[]): SeenOutline => points.map(point),
    corners: (quad: Quad): Outline => quad.map(([x, y]) => [tenths(x), tenths(y)]),
    boxAround: (points: readonly Point[]): SentBox => {
      const [xs, ys] = [points.map(([x]) => tenths(x)), points.map(([, y]) => tenths(y))]
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    },
    box: ({ left, top, right, bottom }: Box): SentBox => [tenths(left), tenths(top), tenths(right), tenths(bottom)],
  }
}

/** The way back: corners of the picture as it was sent, in the pixels that an engine works with. */
export const asDecoded = ({ scale }: Scaled, outline: Outline): Quad => {
  const corner = (i: number): Point => [outline[i]![0] * scale, outline[i]![1] * scale]
  return [corner(0), corner(1), corner(2), corner(3)]
}

/** The face that was judged in a picture, where one was found. */
export const lookAtFace = (
  picture: string,
  { found, ...decoded }: Scaled & { readonly found: { readonly face: Face } | null },
): Look[] => (found ? [{ picture, face: asSent(decoded).box(found.face.box) }] : [])

/** Enough digits for a person. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000
