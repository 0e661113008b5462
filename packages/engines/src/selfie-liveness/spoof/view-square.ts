import {
  type Face,
  faceSizePx,
  inputMemory,
  type Picture,
  type Quad,
  rollDegrees,
  type Tensor,
  viewTensor,
} from '@vivid/vision'

/**
 * A square around the face, its side this many times the face's box, clockwise from the face's own top left. It is never wider than
 * the picture and is moved inside it: the network has learnt no padding. Turned by quarters only, like the picture it stands for.
 */
export const viewSquare = (face: Face, picture: Picture, times: number): Quad => {
  const side = Math.min(faceSizePx(face) * times, picture.widthPx, picture.heightPx)
  return around(face, picture, side, side)
}

/** The same, but no lower where the picture is only too narrow: an upright picture shows a carrier's edge above and below. */
export const viewRectangle = (face: Face, picture: Picture, times: number): Quad => {
  const side = faceSizePx(face) * times
  return around(face, picture, Math.min(side, picture.widthPx), Math.min(side, picture.heightPx))
}

const around = (face: Face, { widthPx, heightPx }: Picture, width: number, height: number): Quad => {
  const { left, top, right, bottom } = face.box
  const x = within((left + right - width) / 2, widthPx - width)
  const y = within((top + bottom - height) / 2, heightPx - height)
  const corners: Quad = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
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

/** Fine patterns must be averaged, not skipped: skipping would invent moiré. */
const CLOSE_SAMPLES = 4

/**
 * A part of the picture as a square of planar RGB, 0…255, each value the mean of up to so many pixels per direction: beyond that,
 * reading every pixel of a large selfie only costs time.
 */
export const averageView = (picture: Picture, part: Quad, sidePx: number, maxSamples: 2 | 4 = CLOSE_SAMPLES): Tensor =>
  viewTensor(picture, part, { widthPx: sidePx, heightPx: sidePx, range: [0, 255], maxSamples })

/** Views of one shape as one batch, in borrowed memory; theirs is given back. */
export const stackViews = (tensors: readonly Tensor[]): Tensor => {
  const [, ...dims] = tensors[0]!.dims
  const data = inputMemory.borrow(tensors.reduce((length, tensor) => length + tensor.data.length, 0))
  tensors.forEach((tensor, i) => {
    data.set(tensor.data, i * tensor.data.length)
    inputMemory.giveBack(tensor.data)
  })
  return { dims: [tensors.length, ...dims], data }
}
