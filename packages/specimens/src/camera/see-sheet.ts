import type { Portrait } from '../portrait.js'

/** How a camera sees a picture that is printed on a sheet or shown by a screen. */
export interface SheetView {
  /** Degrees by which the sheet is turned to its side, bowed, and turned within its plane. */
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Size of the sheet's middle in the view, by its size in the picture itself. */
  readonly nearer: number
  /** Degrees of the arc that the sheet's width is bent to around an upright axis; below 0 its rims come towards the camera. 0: flat. */
  readonly bend: number
  /** The point of the picture that the camera looks at, in shares of its width and height. */
  readonly middle: readonly [number, number]
}

/** The camera's focal length by the picture's longer side: a front camera that sees about 58° of it. */
const FOCAL = 0.9
/** Tone of what lies beside the sheet. */
const WALL = 128

/** A pinhole camera's view of the sheet, as large as the picture: exact for a flat sheet and for one bent around a cylinder. */
export const seeSheet = (picture: Portrait, view: SheetView): Portrait => {
  const { widthPx, heightPx } = picture
  const focal = FOCAL * Math.max(widthPx, heightPx)
  const turn = rotation(view)
  const toSheet = (x: number, y: number, z: number): Vector => [
    turn[0][0] * x + turn[1][0] * y + turn[2][0] * z,
    turn[0][1] * x + turn[1][1] * y + turn[2][1] * z,
    turn[0][2] * x + turn[1][2] * y + turn[2][2] * z,
  ]
  const camera = toSheet(0, 0, -focal / view.nearer)
  const radius = view.bend === 0 ? 0 : widthPx / toRadians(view.bend)
  const [middleX, middleY] = [view.middle[0] * widthPx, view.middle[1] * heightPx]
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const ray = toSheet(x + 0.5 - widthPx / 2, y + 0.5 - heightPx / 2, focal)
      const place = radius === 0 ? meetPlane(camera, ray) : meetCylinder(camera, ray, radius)
      const at = (y * widthPx + x) * 3
      if (place) sampleInto(data, at, picture, place[0] + middleX, place[1] + middleY)
      else data.fill(WALL, at, at + 3)
    }
  }
  return { widthPx, heightPx, data }
}

type Vector = readonly [number, number, number]
type Place = readonly [number, number]

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Yaw around the upright axis, then pitch around the level one, then roll. */
const rotation = ({ yaw, pitch, roll }: SheetView): readonly [Vector, Vector, Vector] => {
  const [cy, sy] = [Math.cos(toRadians(yaw)), Math.sin(toRadians(yaw))]
  const [cp, sp] = [Math.cos(toRadians(pitch)), Math.sin(toRadians(pitch))]
  const [cr, sr] = [Math.cos(toRadians(roll)), Math.sin(toRadians(roll))]
  return [
    [cr * cy - sr * sp * sy, -sr * cp, cr * sy + sr * sp * cy],
    [sr * cy + cr * sp * sy, cr * cp, sr * sy - cr * sp * cy],
    [-cp * sy, sp, cp * cy],
  ]
}

const meetPlane = ([x, y, z]: Vector, [dx, dy, dz]: Vector): Place | null => {
  const far = -z / dz
  return far > 0 ? [x + far * dx, y + far * dy] : null
}

/** The cylinder touches the plane along its upright axis, behind it where `radius` is above 0, else before it. */
const meetCylinder = ([x, y, z]: Vector, [dx, dy, dz]: Vector, radius: number): Place | null => {
  const depth = z - radius
  const [a, b, c] = [dx * dx + dz * dz, x * dx + depth * dz, x * x + depth * depth - radius * radius]
  const root = Math.sqrt(b * b - a * c)
  const far = (-b - Math.sign(radius) * root) / a
  if (!(far > 0)) return null
  return [radius * Math.atan2((x + far * dx) / radius, 1 - (z + far * dz) / radius), y + far * dy]
}

/** Between the four nearest pixels; beyond the sheet the wall. */
const sampleInto = (
  to: Uint8Array,
  at: number,
  { widthPx, heightPx, data }: Portrait,
  px: number,
  py: number,
): void => {
  const [x, y] = [px - 0.5, py - 0.5]
  if (!(x > -0.5 && y > -0.5 && x < widthPx - 0.5 && y < heightPx - 0.5)) {
    to.fill(WALL, at, at + 3)
    return
  }
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
  const [fx, fy] = [Math.max(0, x - left), Math.max(0, y - top)]
  const from = (top * widthPx + left) * 3
  const right = left < widthPx - 1 ? 3 : 0
  const below = top < heightPx - 1 ? widthPx * 3 : 0
  for (let channel = 0; channel < 3; channel++) {
    const i = from + channel
    const upper = data[i]! * (1 - fx) + data[i + right]! * fx
    const lower = data[i + below]! * (1 - fx) + data[i + below + right]! * fx
    to[at + channel] = upper * (1 - fy) + lower * fy + 0.5
  }
}
