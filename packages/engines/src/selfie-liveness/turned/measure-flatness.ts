import {
  alignFace,
  compose,
  faceSizePx,
  faceSquare,
  fitAffine,
  type Homography,
  invert,
  type Picture,
  type Point,
  project,
  type Quad,
  rectangleToQuad,
  rectify,
  wholePicture,
} from '@vivid/vision'
import type { FoundFace } from '../stages/find-face.js'
import { correlate, type FittedSheet, fitSheet } from './fit-sheet.js'

export interface FaceInPicture extends Pick<FoundFace, 'face' | 'mesh'> {
  readonly picture: Picture
}

/** Side of the square that is fitted, by the longer side of the face's box: hair, ears and neck help to find the plane. */
const SQUARE_TIMES = 1.5
/** Longer side of a face's box in the picture that is sampled: the square's at 112 px, twice over. */
const FACE_PX = 150
/** What is compared once it fits: the face from brow to mouth and from cheek to cheek, in shares of half that square's side. */
const INNER = { across: 0.55, down: 0.65 } as const
const TILES = { across: 4, down: 5 } as const

/** 0…1: how far one picture of a face is the other one or its mirror image, seen from elsewhere as a flat thing. Order does not matter. */
export const measureFlatness = (one: FaceInPicture, other: FaceInPicture): number => {
  const [a, b] = [shrunk(one), shrunk(other)]
  return Math.max(0, typicalLikeness(fitOnto(a, b)), typicalLikeness(fitOnto(b, a)))
}

/** A grey picture and where its face stands, in its own pixels. */
interface ShrunkFace {
  readonly picture: Picture
  readonly points: readonly Point[]
  /** The face as the embedding network wants it. */
  readonly aligned: Quad
  readonly square: Quad
}

/** Every step samples the picture anew: it is made grey, and as small as the finest look needs it, only once. */
const shrunk = ({ picture, face, mesh }: FaceInPicture): ShrunkFace => {
  const scale = Math.min(1, FACE_PX / faceSizePx(face))
  const [widthPx, heightPx] = [Math.round(picture.widthPx * scale), Math.round(picture.heightPx * scale)]
  const placed = ([x, y]: Point): Point => [(x * widthPx) / picture.widthPx, (y * heightPx) / picture.heightPx]
  const placedQuad = ([a, b, c, d]: Quad): Quad => [placed(a), placed(b), placed(c), placed(d)]
  return {
    picture: rectify(picture, wholePicture(picture), widthPx, heightPx),
    points: mesh.points.map(placed),
    aligned: placedQuad(alignFace(mesh)),
    square: placedQuad(faceSquare(face, SQUARE_TIMES)),
  }
}

/** Of the square (-1, -1)…(1, 1). A mirrored picture looks like a head turned to the other side, and is as flat as before. */
const AS_IT_IS: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const MIRRORED: Homography = [-1, 0, 0, 0, 1, 0, 0, 0, 1]

/**
 * Five ways to begin, by what is said of both faces: all points of the mesh; its five most certain ones, and the boxes and eyes, both also for a
 * mirrored picture.
 */
const fitOnto = (still: ShrunkFace, moved: ShrunkFace): FittedSheet => {
  const map = toQuad(still.square)
  const back = inverse(map)
  const starts = [
    fitAffine(
      still.points.map((point) => project(back, point)),
      moved.points,
    ),
    ...[AS_IT_IS, MIRRORED].flatMap((side) => [
      compose(toQuad(moved.aligned), compose(side, compose(inverse(toQuad(still.aligned)), map))),
      compose(toQuad(moved.square), side),
    ]),
  ]
  return fitSheet({ picture: still.picture, map }, moved.picture, starts)
}

/** From the square (-1, -1)…(1, 1). */
const toQuad = (quad: Quad): Homography => compose(rectangleToQuad(2, 2, quad), [1, 0, 1, 0, 1, 1, 0, 0, 1])

const inverse = (map: Homography): Homography => compose(invert(map), AS_IT_IS)

/** Half of the tiles are more alike than this: a reflection or a finger on some of them hides nothing. */
const typicalLikeness = (fitted: FittedSheet): number => {
  const likenesses: number[] = []
  for (let row = 0; row < TILES.down; row++)
    for (let column = 0; column < TILES.across; column++) {
      const tile = tileOf(fitted, column, row)
      if (tile.some((isShown) => isShown === 1)) likenesses.push(correlate(fitted.one, fitted.other, tile))
    }
  likenesses.sort((a, b) => a - b)
  return likenesses[Math.floor(likenesses.length / 2)] ?? 0
}

/** 1 for the pixels of one tile that both pictures show. */
const tileOf = ({ shown, sidePx }: FittedSheet, column: number, row: number): Uint8Array => {
  const counts = new Uint8Array(shown.length)
  const edge = (share: number, tile: number, tiles: number) =>
    Math.round((sidePx / 2) * (1 - share + (2 * share * tile) / tiles))
  const [top, bottom] = [edge(INNER.down, row, TILES.down), edge(INNER.down, row + 1, TILES.down)]
  const [left, right] = [edge(INNER.across, column, TILES.across), edge(INNER.across, column + 1, TILES.across)]
  for (let y = top; y < bottom; y++) {
    const start = y * sidePx
    counts.set(shown.subarray(start + left, start + right), start + left)
  }
  return counts
}
