import { type FaceMesh, meshPoint } from './mesh-face.js'

/** Degrees; 0, 0, 0 looks straight into an upright camera. */
export interface HeadPose {
  /** Positive: turned to the picture's right. */
  readonly yaw: number
  /** Positive: chin down. */
  readonly pitch: number
  /** Positive: turned clockwise; ±180 is upside down. */
  readonly roll: number
}

/** Directions of the head, from the depth of opposite points of the mesh. */
export const headPose = (mesh: FaceMesh): HeadPose => {
  const across = step(mesh, meshPoint.leftEyeOuter, meshPoint.rightEyeOuter)
  const cheeks = step(mesh, meshPoint.leftCheek, meshPoint.rightCheek)
  const down = step(mesh, meshPoint.forehead, meshPoint.chin)
  return {
    yaw: degrees(Math.atan2(across.depth + cheeks.depth, across.length + cheeks.length)),
    pitch: degrees(Math.atan2(down.depth, down.length)),
    roll: degrees(Math.atan2(across.y, across.x)),
  }
}

const step = ({ points, depths }: FaceMesh, from: number, to: number) => {
  const [x, y] = [points[to]![0] - points[from]![0], points[to]![1] - points[from]![1]]
  return { x, y, length: Math.hypot(x, y), depth: depths[to]! - depths[from]! }
}

const degrees = (radians: number) => (radians * 180) / Math.PI
