import type { PortraitSource } from './portrait.js'

/** A grey square of the right shape, for drawings whose face does not matter. */
export const blankPortrait: PortraitSource = async () => ({
  widthPx: 32,
  heightPx: 40,
  data: new Uint8Array(32 * 40 * 3).fill(170),
})
