import { type Fonts, setText } from '@vivid/specimens'
import type { OverlayOptions } from 'sharp'
import { pick, seededRandom } from '../../support/seeded-random.js'
import type { Print, Recipe } from './recipe.js'
import { texts } from './texts.js'

/** Share of a column that its texts may take: the finder parts lines at wider gaps than between words. */
const FILLED = 0.9

/** Above and beside the first line, in heights of a line. */
const MARGIN = 0.7

/** No reading takes more, and drawing them takes seconds. */
const MOST_CHARACTERS = 8_000

/** Columns of texts, from the top to the end of the picture. */
export const drawPrint = (print: Print, { widthPx, heightPx }: Recipe, fonts: Fonts): OverlayOptions => {
  const random = seededRandom(print.seed)
  const { linePx, columns, leading, font } = print
  const margin = MARGIN * linePx
  const columnPx = (widthPx - 2 * margin) / columns
  let left = MOST_CHARACTERS
  const paths: string[] = []
  for (let y = margin + linePx; y < heightPx && left > 0; y += leading * linePx) {
    for (let column = 0; column < columns; column++) {
      const text = texts[pick(random, print.texts)](random)
      const set = setText(fonts, text, { font, sizeMm: linePx })
      const narrower = Math.min(1, (FILLED * columnPx) / set.widthMm)
      paths.push(
        `<path transform="translate(${margin + column * columnPx} ${y}) scale(${narrower} 1)" d="${set.path}"/>`,
      )
      left -= text.length
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${paths.join('')}</svg>`
  return { input: Buffer.from(svg), left: 0, top: 0 }
}
