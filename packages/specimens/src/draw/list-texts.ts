import type { Art } from '../layouts/layout.js'
import type { PrintedLine } from '../truth.js'
import type { Fonts } from '../type/open-fonts.js'
import { setText } from '../type/set-text.js'

/** Titles and other words that are art and no field: which lines they are, in millimetres. */
export const listTexts = (items: readonly Art[], fonts: Fonts, fill: (template: string) => string): PrintedLine[] =>
  items.flatMap((item) => {
    if (item.art !== 'text') return []
    const text = fill(item.text)
    const { ink, widthMm } = setText(fonts, text, item)
    const shift = { start: 0, middle: -0.5, end: -1 }[item.anchor ?? 'start'] * widthMm
    const corners = [ink.left, ink.right].flatMap((x) => [ink.top, ink.bottom].map((y) => [x + shift, y] as const))
    const angle = ((item.angleDegrees ?? 0) * Math.PI) / 180
    const xs = corners.map(([x, y]) => item.at[0] + x * Math.cos(angle) - y * Math.sin(angle))
    const ys = corners.map(([x, y]) => item.at[1] + x * Math.sin(angle) + y * Math.cos(angle))
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    return [{ text, box, role: 'text', ...(item.angleDegrees && { angleDegrees: item.angleDegrees }) } as const]
  })
