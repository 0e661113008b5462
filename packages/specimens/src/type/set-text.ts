import type { Command, Glyph } from 'opentype.js'
import { drawMark } from './draw-mark.js'
import type { FontName } from './font-table.js'
import { type Ink, inkOf } from './ink.js'
import type { Fonts } from './open-fonts.js'

/** Text as an outline, so that no system font is ever asked for. Baseline at y = 0, starting at x = 0. */
export interface SetText {
  path: string
  widthMm: number
  /** Where there is ink, y downwards from the baseline. */
  ink: Ink
}

export interface TextStyle {
  font: FontName
  /** Em size. */
  sizeMm: number
  /** Extra space after each character. */
  trackingMm?: number
  /** A fixed advance for every character, glyphs starting at the same offset in each cell. */
  pitchMm?: number
  /** Small letters are drawn as low capitals. */
  hasSmallCapitals?: boolean
}

/** Height of a low capital, as a share of a capital's. */
const LOW = 0.8

export const setText = (fonts: Fonts, text: string, style: TextStyle): SetText => {
  let penMm = 0
  const commands: Command[] = []
  const draw = (character: string, sizeMm: number) => {
    const { glyph, unitsPerEm, mark } = findGlyph(fonts, style.font, character)
    const base = glyph.getPath(penMm, 0, sizeMm).commands
    commands.push(...base)
    if (mark) commands.push(...drawMark(mark, inkOf(base), sizeMm))
    penMm += style.pitchMm ?? (glyph.advanceWidth / unitsPerEm) * sizeMm + (style.trackingMm ?? 0)
  }
  for (const character of text) {
    const capital = character.toUpperCase()
    if (style.hasSmallCapitals && character !== capital) for (const one of capital) draw(one, style.sizeMm * LOW)
    else draw(character, style.sizeMm)
  }
  return { path: commands.map(writeCommand).join(''), widthMm: penMm, ink: inkOf(commands) }
}

interface FoundGlyph {
  glyph: Glyph
  unitsPerEm: number
  /** A combining mark that the font cannot put on the letter itself. */
  mark?: string
}

const findGlyph = (fonts: Fonts, name: FontName, character: string): FoundGlyph => {
  for (const font of fonts(name)) {
    if (font.charToGlyphIndex(character) > 0) return { glyph: font.charToGlyph(character), unitsPerEm: font.unitsPerEm }
  }
  const [letter, mark] = character.normalize('NFD')
  if (letter && mark) return { ...findGlyph(fonts, name, letter), mark }
  throw new Error(`font ${name} has no glyph for "${character}"`)
}

/** The library's own writer makes NaN of numbers near zero. 0.001 mm is far below a pixel. */
const writeCommand = ({ type, x1, y1, x2, y2, x, y }: Command): string => {
  let written = type as string
  let gap = ''
  for (const n of [x1, y1, x2, y2, x, y]) {
    if (n === undefined) continue
    written += gap + Math.round(n * 1000) / 1000
    gap = ' '
  }
  return written
}
