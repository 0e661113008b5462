import type { Portrait } from './portrait.js'

/** Half the head's width and height, and its centre, in shares of the portrait: the generator puts every head there. */
const [HALF_WIDTH, HALF_HEIGHT, CENTRE_X, CENTRE_Y] = [0.33, 0.36, 0.5, 0.46]

/**
 * The portrait with the head turned to the side and bowed, as if it were printed on a ball: what is in the middle moves most, the
 * outline stays. Good for about 20 degrees.
 */
export const turnHead = (portrait: Portrait, yawDegrees: number, pitchDegrees: number): Portrait => {
  const { widthPx, heightPx, data } = portrait
  const turned = new Uint8Array(data.length)
  const [yaw, pitch] = [toRadians(yawDegrees), toRadians(pitchDegrees)]
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const across = (x / widthPx - CENTRE_X) / HALF_WIDTH
      const down = (y / heightPx - CENTRE_Y) / HALF_HEIGHT
      // Beyond the head nothing turns; towards its outline less and less does.
      const share = Math.max(0, 1 - (across * across + down * down) ** 2)
      const fromX = x + share * (turnedBack(across, yaw) - across) * HALF_WIDTH * widthPx
      const fromY = y + share * (turnedBack(down, pitch) - down) * HALF_HEIGHT * heightPx
      for (let channel = 0; channel < 3; channel++) {
        turned[(y * widthPx + x) * 3 + channel] = sample(portrait, fromX, fromY, channel)
      }
    }
  }
  return { widthPx, heightPx, data: turned }
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Where on the ball's unit width a point was before the turn. */
const turnedBack = (at: number, radians: number): number => Math.sin(Math.asin(Math.max(-1, Math.min(1, at))) - radians)

/** Between the four nearest pixels. */
const sample = ({ widthPx, heightPx, data }: Portrait, x: number, y: number, channel: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number): number => {
    const inside = [Math.max(0, Math.min(widthPx - 1, column)), Math.max(0, Math.min(heightPx - 1, row))] as const
    return data[(inside[1] * widthPx + inside[0]) * 3 + channel]!
  }
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return Math.round(upper * (1 - below) + lower * below)
}
