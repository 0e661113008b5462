import {
  alignFace,
  compose,
  faceSquare,
  fitAffine,
  type Homography,
  invert,
  type Picture,
  project,
  type Quad,
  rectangleToQuad,
} from '@vivid/vision'
import type { FoundFace } from '../stages/find-face.js'
import { correlate, type FittedSheet, fitSheet } from './fit-sheet.js'

export interface FaceInPicture extends Pick<FoundFace, 'face' | 'mesh'> {
  readonly picture: Picture
}

/** Side of the square that is fitted, by the longer side of the face's box: hair, ears and neck help to find the plane. */
const SQUARE_TIMES = 1.5
/** What is compared once it fits: the face from brow to mouth and from cheek to cheek, in shares of half that square's side. */
const INNER = { across: 0.5, down: 0.6 } as const

/** 0…1: how far one picture of a face is the other one, seen from elsewhere as a flat thing. Order does not matter. */
export const measureFlatness = (one: FaceInPicture, other: FaceInPicture): number =>
  Math.max(0, innerLikeness(fitOnto(one, other)), innerLikeness(fitOnto(other, one)))

/** Three ways to begin, by what is said of both faces: all points of the mesh, its five most certain ones, the boxes and eyes. */
const fitOnto = (still: FaceInPicture, moved: FaceInPicture): FittedSheet => {
  const map = toQuad(faceSquare(still.face, SQUARE_TIMES))
  const back = inverse(map)
  const starts = [
    fitAffine(
      still.mesh.points.map((point) => project(back, point)),
      moved.mesh.points,
    ),
    compose(toQuad(alignFace(moved.mesh)), compose(inverse(toQuad(alignFace(still.mesh))), map)),
    toQuad(faceSquare(moved.face, SQUARE_TIMES)),
  ]
  return fitSheet({ picture: still.picture, map }, moved.picture, starts)
}

/** From the square (-1, -1)…(1, 1). */
const toQuad = (quad: Quad): Homography => compose(rectangleToQuad(2, 2, quad), [1, 0, 1, 0, 1, 1, 0, 0, 1])

const inverse = (map: Homography): Homography => compose(invert(map), [1, 0, 0, 0, 1, 0, 0, 0, 1])

const innerLikeness = ({ one, other, shown, sidePx }: FittedSheet): number => {
  const inner = shown.map((isShown, i) => {
    const [x, y] = [(i % sidePx) - sidePx / 2 + 0.5, Math.floor(i / sidePx) - sidePx / 2 + 0.5]
    const isInner = Math.abs(x) < (INNER.across * sidePx) / 2 && Math.abs(y) < (INNER.down * sidePx) / 2
    return isShown & Number(isInner)
  })
  return correlate(one, other, inner)
}
