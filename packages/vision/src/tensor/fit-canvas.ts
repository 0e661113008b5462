/** What a network is shown, and how large a picture of other proportions is in it. */
export interface Canvas {
  readonly columns: number
  readonly rows: number
  /** Input pixels per pixel of the picture. */
  readonly scale: number
}

/** A picture may be shown this much smaller to spare the network a row or column of empty cells. */
const MAX_SHRINK = 1.06

/**
 * The smallest canvas of whole steps, its longer side `longSidePx`, that holds a picture of these sides: empty padding
 * would cost the network as much as the picture does.
 */
export function fitCanvas(width: number, height: number, longSidePx: number, stepPx: number): Canvas {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const widest = longSidePx / long
  const steps = (short * widest) / stepPx
  const fewer = Math.max(1, Math.floor(steps))
  const count = Math.min(longSidePx / stepPx, steps / fewer <= MAX_SHRINK ? fewer : Math.ceil(steps))
  const scale = Math.min(widest, (count * stepPx) / short)
  return width >= height
    ? { columns: longSidePx, rows: count * stepPx, scale }
    : { columns: count * stepPx, rows: longSidePx, scale }
}
