import { createPicture, type FaceMesh, type Picture, type Point } from '@vivid/vision'

/** Width of a head between the cheeks. */
const HEAD_CM = 14
/** Points of the mesh whose depths a pixel takes the mean of, and the side of the grid on which that is done. */
const [NEIGHBOURS, GRID] = [4, 48]
/** Steps from a pixel of the nearer picture back to where it was. */
const STEPS = 6

/**
 * The same head seen from nearer, looked at in its middle: what stands out grows more than what lies back. Depths are the mesh's; hair, ears and what lies
 * around the face are as deep as the nearest part of the mesh, so that everything but the face stays as flat as it can. Both pictures have one
 * size: only the perspective differs.
 */
export const comeNearer = (
  picture: Picture,
  mesh: Pick<FaceMesh, 'points' | 'depths'>,
  farCm: number,
  nearCm: number,
): Picture => {
  const { widthPx, heightPx, channels } = picture
  const xs = mesh.points.map(([x]) => x)
  const pixelsPerCm = (Math.max(...xs) - Math.min(...xs)) / HEAD_CM
  const depthAt = depthGrid(picture, mesh)
  const [far, near] = [farCm * pixelsPerCm, nearCm * pixelsPerCm]
  const growth = (point: Point) => {
    const depth = depthAt(point)
    return ((far + depth) / far) * (near / (near + depth))
  }
  const [middleX, middleY] = [mean(xs), mean(mesh.points.map(([, y]) => y))]
  const seen = createPicture(widthPx, heightPx, channels)
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const [across, down] = [x + 0.5 - middleX, y + 0.5 - middleY]
      let times = growth([x + 0.5, y + 0.5])
      for (let step = 1; step < STEPS; step++) times = growth([middleX + across / times, middleY + down / times])
      copyPixel(picture, [middleX + across / times - 0.5, middleY + down / times - 0.5], seen, x, y)
    }
  return seen
}

/** Depth of a place in the picture, from a grid of means over the nearest points of the mesh. */
const depthGrid = ({ widthPx, heightPx }: Picture, { points, depths }: Pick<FaceMesh, 'points' | 'depths'>) => {
  const level = mean([...depths])
  const grid = Float64Array.from({ length: (GRID + 1) * (GRID + 1) }, (_, i) => {
    const [x, y] = [((i % (GRID + 1)) * widthPx) / GRID, (Math.floor(i / (GRID + 1)) * heightPx) / GRID]
    const nearest = points
      .map(([px, py], at) => ({ at, squared: (px - x) ** 2 + (py - y) ** 2 + 1 }))
      .sort((a, b) => a.squared - b.squared)
      .slice(0, NEIGHBOURS)
    const weights = nearest.reduce((sum, { squared }) => sum + 1 / squared, 0)
    return nearest.reduce((sum, { at, squared }) => sum + depths[at]! / squared, 0) / weights - level
  })
  return ([x, y]: Point): number => {
    const [u, v] = [inside((x * GRID) / widthPx, GRID), inside((y * GRID) / heightPx, GRID)]
    const [column, row] = [Math.min(GRID - 1, Math.floor(u)), Math.min(GRID - 1, Math.floor(v))]
    const at = row * (GRID + 1) + column
    const above = grid[at]! + (grid[at + 1]! - grid[at]!) * (u - column)
    const below = grid[at + GRID + 1]! + (grid[at + GRID + 2]! - grid[at + GRID + 1]!) * (u - column)
    return above + (below - above) * (v - row)
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most)

const copyPixel = (
  { data, widthPx, heightPx, channels }: Picture,
  [x, y]: Point,
  target: Picture,
  toX: number,
  toY: number,
) => {
  const [u, v] = [inside(x, widthPx - 1), inside(y, heightPx - 1)]
  const [column, row] = [Math.min(widthPx - 2, Math.floor(u)), Math.min(heightPx - 2, Math.floor(v))]
  const [right, below] = [u - column, v - row]
  for (let channel = 0; channel < channels; channel++) {
    const at = (row * widthPx + column) * channels + channel
    const upper = data[at]! * (1 - right) + data[at + channels]! * right
    const lower = data[at + widthPx * channels]! * (1 - right) + data[at + (widthPx + 1) * channels]! * right
    target.data[(toY * widthPx + toX) * channels + channel] = Math.round(upper * (1 - below) + lower * below)
  }
}
