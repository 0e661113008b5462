import sharp from 'sharp'
import type { Point } from '../geometry/quad.js'
import type { Picture } from './picture.js'

/** A closed outline in the picture's pixels, with words beside its first corner. */
export interface Outline {
  readonly points: readonly Point[]
  readonly colour: string
  readonly label?: string
}

/** The picture as a JPEG with outlines and words drawn in: for people who check what an engine saw. */
export const drawOver = async (picture: Picture, outlines: readonly Outline[], notes: readonly string[]) => {
  const { widthPx, heightPx, channels, data } = picture
  const strokePx = Math.max(1, Math.max(widthPx, heightPx) / 700)
  const textPx = Math.max(9, Math.max(widthPx, heightPx) / 60)
  const shapes = outlines.map(({ points, colour, label }) => {
    const corners = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
    const [x, y] = points[0]!
    const outline = `<polygon points="${corners}" fill="none" stroke="${colour}" stroke-width="${strokePx}"/>`
    const start = `<circle cx="${x}" cy="${y}" r="${strokePx * 3}" fill="${colour}"/>`
    return outline + start + (label ? words(label, x, y - textPx / 3, textPx, colour) : '')
  })
  const lines = notes.map((note, i) =>
    words(note, textPx / 2, heightPx - (notes.length - i - 0.5) * textPx * 1.2, textPx, '#00f'),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${shapes.join('')}${lines.join('')}</svg>`
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

const words = (text: string, x: number, y: number, sizePx: number, colour: string): string => {
  const escaped = text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
  // A white rim keeps the words legible on any background.
  return `<text x="${x}" y="${y}" font-family="monospace" font-size="${sizePx}" fill="${colour}" stroke="#fff" stroke-width="${sizePx / 6}" paint-order="stroke" xml:space="preserve">${escaped}</text>`
}
