import type { GreyFrame } from '@vivid/capture/watch'

/** What may stand behind a person: a wall whose light changes, and things of every size before it, plain or striped. */
export const drawBackground = (widthPx: number, heightPx: number, random: () => number): GreyFrame => {
  const between = (low: number, high: number) => low + (high - low) * random()
  const [base, across, down] = [between(30, 220), between(-80, 80), between(-80, 80)]
  const things = Array.from({ length: Math.floor(between(0, 25)) }, () => ({
    x: between(0, widthPx),
    y: between(0, heightPx),
    halfWidth: between(2, 60),
    halfHeight: between(2, 60),
    turn: between(0, Math.PI),
    isRound: random() < 0.4,
    grey: between(0, 255),
    stripe: random() < 0.4 ? between(0.2, 1.5) : 0,
  }))
  const data = new Uint8Array(widthPx * heightPx)
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    let grey = base + (across * x) / widthPx + (down * y) / heightPx
    for (const thing of things) {
      const [dx, dy] = [x - thing.x, y - thing.y]
      const u = (dx * Math.cos(thing.turn) + dy * Math.sin(thing.turn)) / thing.halfWidth
      const v = (dy * Math.cos(thing.turn) - dx * Math.sin(thing.turn)) / thing.halfHeight
      if (thing.isRound ? u * u + v * v < 1 : Math.abs(u) < 1 && Math.abs(v) < 1) {
        grey = thing.grey + (thing.stripe ? 40 * Math.sin(u * thing.halfWidth * thing.stripe) : 0)
      }
    }
    data[at] = Math.max(0, Math.min(255, grey))
  }
  return { widthPx, heightPx, data }
}
