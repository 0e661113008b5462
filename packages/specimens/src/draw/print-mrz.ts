import type { PointMm } from '../layouts/layout.js'
import type { Random } from '../random.js'
import type { Fonts } from '../type/open-fonts.js'
import { setText } from '../type/set-text.js'

/** OCR-B size 1 (ISO 1073-2): ten characters an inch, a quarter of an inch from line to line. */
const PITCH_MM = 2.54
const LINE_SPACING_MM = 6.35
/** The font's capitals are 0.77 em high; size 1 asks for 2.4 mm. */
const SIZE_MM = 3.1
export const CAPITAL_HEIGHT_MM = 0.77 * SIZE_MM
/** Puts the glyphs in the middle of their cells. */
const GLYPH_OFFSET_MM = (PITCH_MM - 0.61 * SIZE_MM) / 2

/** Largest random shift of the printed zone, and the inks it is printed in: printers differ. */
const SHIFT_MM = 0.5
const INKS = ['#101014', '#1b1b20', '#26262c', '#35353d'] as const

export const printMrz = (fonts: Fonts, lines: readonly string[], at: PointMm, hand: Random) => {
  const [left, baseline] = at.map((mm) => mm + hand.between(-SHIFT_MM, SHIFT_MM)) as unknown as PointMm
  const ink = hand.pick(INKS)
  const boldMm = hand.pick([0, 0, 0.06, 0.12])
  const style = { font: 'ocrb', sizeMm: SIZE_MM, pitchMm: PITCH_MM } as const
  const drawn = lines.map((line, i) => {
    const y = baseline + i * LINE_SPACING_MM
    const svg = `<path d="${setText(fonts, line, style).path}" transform="translate(${left + GLYPH_OFFSET_MM} ${y})" fill="${ink}" stroke="${ink}" stroke-width="${boldMm}"/>`
    return { svg, box: { x: left, y: y - CAPITAL_HEIGHT_MM, width: line.length * PITCH_MM, height: CAPITAL_HEIGHT_MM } }
  })
  const last = drawn.at(-1)!.box
  const first = drawn[0]!.box
  return {
    svg: drawn.map(({ svg }) => svg).join(''),
    lineBoxes: drawn.map(({ box }) => box),
    box: { ...first, height: last.y + last.height - first.y },
  }
}
