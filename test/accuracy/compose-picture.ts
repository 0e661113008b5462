import type { Drawing } from '@vivid/specimens'
import sharp, { type Sharp } from 'sharp'

/** Width of a card within a composed picture. */
const CARD_PX = 860

export interface ComposedPictures {
  /** The card fills a small frame. */
  readonly thumbnail: () => Promise<Uint8Array>
  readonly turned: (degrees: 90 | 180) => Promise<Uint8Array>
  /** A page of text with the card among it. */
  readonly letter: () => Promise<Uint8Array>
  /** The card on a coloured graphic. */
  readonly graphic: () => Promise<Uint8Array>
  /** Front and back on one page. */
  readonly page: () => Promise<Uint8Array>
}

/** Pictures such as people send instead of a photo: scans, copies in letters, thumbnails, both sides on one page. */
export const composePictures = async (front: Drawing, back: Drawing): Promise<ComposedPictures> => {
  const [card, reverse] = [await cut(front), await cut(back)]
  const jpeg = (image: Sharp) => image.jpeg({ quality: 88 }).toBuffer()
  return {
    thumbnail: () => jpeg(sharp(card).resize(330, 211)),
    turned: (degrees) => jpeg(sharp(card).rotate(degrees)),
    letter: async () =>
      jpeg(
        sheet(1240, 1754, '#ffffff').composite([
          { input: bars, left: 0, top: 0 },
          { input: await sharp(card).resize(640).toBuffer(), left: 300, top: 320 },
        ]),
      ),
    graphic: async () =>
      jpeg(
        sheet(1200, 675, '#204080').composite([
          { input: disc, left: 0, top: 0 },
          { input: await sharp(card).resize(700).toBuffer(), left: 440, top: 120 },
        ]),
      ),
    page: () =>
      jpeg(
        sheet(1240, 1754, '#ffffff').composite([
          { input: card, left: 190, top: 150 },
          { input: reverse, left: 190, top: 900 },
        ]),
      ),
  }
}

const cut = ({ data, widthPx, heightPx }: Drawing): Promise<Buffer> =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize(CARD_PX)
    .png()
    .toBuffer()

const sheet = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Lines of a letter, over and under the card. */
const bars = Buffer.from(
  `<svg width="1240" height="1754">${Array.from({ length: 16 }, (_, i) => {
    const y = i < 5 ? 100 + 40 * i : 560 + 40 * i
    return `<rect x="90" y="${y}" width="${900 + ((i * 97) % 160)}" height="14" fill="#555"/>`
  }).join('')}</svg>`,
)
const disc = Buffer.from(
  '<svg width="1200" height="675"><circle cx="200" cy="340" r="160" fill="#f0b000"/><rect x="60" y="40" width="520" height="40" fill="#fff"/></svg>',
)
