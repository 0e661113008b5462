import type { Command, Glyph } from 'opentype.js'
import type { FontName } from './font-table.js'
import type { Fonts } from './open-fonts.js'

/** Text as an outline, so that no system font is ever asked for. Baseline at y = 0, starting at x = 0. */
export interface SetText {
  path: string
  widthMm: number
}

export interface TextStyle {
  font: FontName
  /** Em size. */
  sizeMm: number
  /** Extra space after each character. */
  trackingMm?: number
  /** A fixed advance for every character, glyphs starting at the same offset in each cell. */
  pitchMm?: number
}

export function setText(fonts: Fonts, text: string, style: TextStyle): SetText {
  let penMm = 0
  let path = ''
  for (const character of text) {
    const { glyph, unitsPerEm } = findGlyph(fonts, style.font, character)
    path += glyph.getPath(penMm, 0, style.sizeMm).commands.map(writeCommand).join('')
    penMm += style.pitchMm ?? (glyph.advanceWidth / unitsPerEm) * style.sizeMm + (style.trackingMm ?? 0)
  }
  return { path, widthMm: penMm }
}

function findGlyph(fonts: Fonts, name: FontName, character: string): { glyph: Glyph; unitsPerEm: number } {
  for (const font of fonts(name)) {
    if (font.charToGlyphIndex(character) > 0) return { glyph: font.charToGlyph(character), unitsPerEm: font.unitsPerEm }
  }
  throw new Error(`font ${name} has no glyph for "${character}"`)
}

/** The library's own writer makes NaN of numbers near zero. 0.001 mm is far below a pixel. */
const writeCommand = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type +
  [x1, y1, x2, y2, x, y]
    .filter((n) => n !== undefined)
    .map((n) => Math.round(n * 1000) / 1000)
    .join(' ')
