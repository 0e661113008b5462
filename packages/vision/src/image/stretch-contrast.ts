import { createPicture, type Picture } from './picture.js'

/** Below this distance between dark and bright (2nd and 98th percentile), text is too faint for networks. */
const FAINT_RANGE = 90

const [TARGET_DARK, TARGET_BRIGHT] = [40, 215]

/** A faint grey picture (night, heavy shade) with its tones spread out; any other as it is. */
export const stretchContrast = (grey: Picture): Picture => {
  const [dark, bright] = toneRange(grey.data)
  const range = bright - dark
  if (range >= FAINT_RANGE || range < 4) return grey
  const gain = (TARGET_BRIGHT - TARGET_DARK) / range
  const out = createPicture(grey.widthPx, grey.heightPx, 1)
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] = Math.max(0, Math.min(255, TARGET_DARK + (grey.data[i]! - dark) * gain))
  }
  return out
}

const toneRange = (data: Uint8Array): [dark: number, bright: number] => {
  const counts = new Uint32Array(256)
  // By index: walked by an iterator, every byte becomes an object until the compiler steps in.
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++
  const toneAt = (share: number) => {
    let seen = 0
    return counts.findIndex((count) => {
      seen += count
      return seen > share * data.length
    })
  }
  return [toneAt(0.02), toneAt(0.98)]
}
