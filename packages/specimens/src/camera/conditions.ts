import type { SceneName } from './scenes.js'

/** Everything a simulated photo depends on, apart from the drawing and the seed. */
export interface Conditions {
  /** The frame. */
  widthPx: number
  heightPx: number
  scene: SceneName
  /** Other things lying about. */
  clutter: number
  /** What the frame is filled with: the whole document, or its machine readable zone alone. */
  subject: 'document' | 'mrz'
  /** Share of the frame that the subject's bounding box takes, along the tighter direction. */
  scale: number
  /** Overrides `scale`: height of a machine readable capital in the photo. */
  characterHeightPx: number | null
  /** Where in the free margin: -1 left or top, 0 middle, 1 right or bottom. */
  offsetX: number
  offsetY: number
  /** Clockwise, as the document lies in the picture. */
  rotationDegrees: number
  /** How far the camera leans from straight above, and towards where. */
  tiltDegrees: number
  tiltDirectionDegrees: number
  /** Whether a passport's opposite page is in view. */
  booklet: boolean
  /** Fingers that hold the document at its sides. */
  thumbs: number
  /** Unevenness of the light, 0 to 1. */
  shadow: number
  /** Strength of reflections on the document, 0 to 1. */
  glare: number
  /** Standard deviation of the blur. */
  defocusPx: number
  motionPx: number
  motionDegrees: number
  /** In stops. */
  exposure: number
  /** White balance: -1 blue, 1 orange. */
  warmth: number
  /** Standard deviation at mid grey, in 8-bit steps. */
  noise: number
  jpegQuality: number
}
