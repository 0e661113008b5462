import {
  contains,
  type Face,
  type FaceMesh,
  faceCorners,
  faceSizePx,
  findFacesInView,
  levelRectangle,
  type Model,
  meshFace,
  middleOf,
  type Picture,
  type Point,
  type Quad,
  sideLengths,
  subQuad,
} from '@vivid/vision'

/** Size of a ghost portrait's face, of the portrait's own. On the drawn designs it is 0.24 to 0.67. */
const SIZE = { least: 0.15, most: 0.85 } as const
/** What the mesh must say of a ghost; a print or a pattern that it doubts is not compared with anybody. */
const LEAST_PRESENCE = 0.5
/** Faces beside the portrait that are looked at, the surest first. */
const MAX_GHOSTS = 2

/** Smaller faces beside the portrait on the same document: a face that reaches out of the document's outline is not on it. */
export const findGhosts = async (
  models: { readonly faces: Model; readonly mesh: Model },
  picture: Picture,
  document: Quad,
  portrait: Quad,
): Promise<readonly FaceMesh[]> => {
  const faces = await findFacesInView(models.faces, picture, endApartFrom(portrait, document))
  const ghosts: FaceMesh[] = []
  for (const face of chooseGhosts(faces, document, portrait)) {
    const mesh = await meshFace(models.mesh, picture, face)
    if (mesh.presence >= LEAST_PRESENCE) ghosts.push(mesh)
  }
  return ghosts
}

/** The square end of the document that is farther from the portrait: in a view of the whole of it a ghost is too small to be found. */
const endApartFrom = (portrait: Quad, document: Quad): Quad => {
  const { width, height } = sideLengths(document)
  const level = levelRectangle(document, 1, 1)
  const [across, down] = [Math.min(1, height / width), Math.min(1, width / height)]
  const ends = [subQuad(level, 0, 0, across, down), subQuad(level, 1 - across, 1 - down, 1, 1)] as const
  const [near, far] = ends.map((end) => distance(middleOf(end), middleOf(portrait))) as [number, number]
  return near > far ? ends[0] : ends[1]
}

/** Faces that may be ghosts, the surest first. */
export const chooseGhosts = (faces: readonly Face[], document: Quad, portrait: Quad): readonly Face[] => {
  const { width, height } = sideLengths(portrait)
  const sizePx = Math.max(width, height)
  return faces
    .filter((face) => {
      const share = faceSizePx(face) / sizePx
      const corners = faceCorners(face)
      const isApart = distance(middleOf(corners), middleOf(portrait)) > sizePx / 2
      return (
        isApart && share >= SIZE.least && share <= SIZE.most && corners.every((corner) => contains(document, corner))
      )
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_GHOSTS)
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
