import { type Face, faceSizePx, type Picture, type Quad, rollDegrees } from '@vivid/vision'

/**
 * A square around the face, its side this many times the face's box, clockwise from the face's own top left. It is never wider than
 * the picture and is moved inside it: the network has learnt no padding. Turned by quarters only, like the picture it stands for.
 */
export function viewSquare(face: Face, { widthPx, heightPx }: Picture, times: number): Quad {
  const { left, top, right, bottom } = face.box
  const side = Math.min(faceSizePx(face) * times, widthPx, heightPx)
  const x = within((left + right - side) / 2, widthPx - side)
  const y = within((top + bottom - side) / 2, heightPx - side)
  const corners: Quad = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]
  const quarters = (Math.round(rollDegrees(face) / 90) + 4) % 4
  return corners.map((_, i) => corners[(i + quarters) % 4]!) as unknown as Quad
}

/** The same square seen in a mirror. */
export const mirrored = ([topLeft, topRight, bottomRight, bottomLeft]: Quad): Quad => [
  topRight,
  topLeft,
  bottomLeft,
  bottomRight,
]

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
