import { createPicture, type Picture } from '@vivid/vision'

/** A picture whose red and blue together differ from green by no more than this on average, in tones of 255, is grey; compression causes the rest. */
const GREY_AT_MOST = 2
/** Pixels sampled, spread over the picture. */
const PIXELS_ASKED = 4096

/** Taken by a camera or a filter without colour. A grey print in front of a colour camera is not: its paper and what lies around have a hue. */
export const isGrey = ({ data }: Picture): boolean => {
  const pixels = data.length / 3
  const step = Math.max(1, Math.floor(pixels / PIXELS_ASKED))
  let apart = 0
  let asked = 0
  for (let at = 0; at < data.length; at += 3 * step, asked++) {
    apart += Math.abs(data[at]! - data[at + 1]!) + Math.abs(data[at + 2]! - data[at + 1]!)
  }
  return apart <= GREY_AT_MOST * asked
}

/**
 * Red, green and blue of skin, less or more than its grey, where it is darkest; towards white all three meet it. The means of sixty free
 * photographs' faces, by how bright each pixel is.
 */
const SKIN = [0.55, -0.2, -0.45] as const

const levelsOf = (more: number) =>
  Uint8Array.from({ length: 256 }, (_, grey) => Math.min(255, Math.round(grey * (1 + more * (1 - grey / 255)))))

const [RED, GREEN, BLUE] = SKIN.map(levelsOf) as [Uint8Array, Uint8Array, Uint8Array]

/** A grey picture in the colours of skin: the networks have learnt from colour pictures and take grey for a copy, whatever it shows. */
export const inSkinTones = ({ widthPx, heightPx, data }: Picture): Picture => {
  const toned = createPicture(widthPx, heightPx, 3)
  for (let at = 0; at < data.length; at += 3) {
    const grey = data[at + 1]!
    toned.data[at] = RED[grey]!
    toned.data[at + 1] = GREEN[grey]!
    toned.data[at + 2] = BLUE[grey]!
  }
  return toned
}
