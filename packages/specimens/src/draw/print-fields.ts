import { round } from '../art/canvas.js'
import type { FieldName } from '../fields.js'
import type { FieldPlace, Lettering } from '../layouts/layout.js'
import type { State } from '../layouts/states.js'
import { dateFormats } from '../people/calendar.js'
import type { PrintedLine } from '../truth.js'
import { inWords } from '../type/in-words.js'
import type { Fonts } from '../type/open-fonts.js'
import { setText, type TextStyle } from '../type/set-text.js'
import type { IssuedDocument } from './issue-document.js'

export interface PrintedMm {
  field: FieldName
  text: string
  box: { x: number; y: number; width: number; height: number }
}

/** Ascent and descent of capitals with accents, as shares of the em. */
const ASCENT = 0.95
const DESCENT = 0.22

export const printFields = (fonts: Fonts, issued: IssuedDocument, places: readonly FieldPlace[]) => {
  const prints = places.map((place) => printField(fonts, issued, place))
  return {
    svg: prints.map(({ svg }) => svg).join(''),
    printed: prints.flatMap(({ printed }) => (printed ? [printed] : [])),
    lines: prints.flatMap(({ lines }) => lines),
  }
}

interface PrintedField {
  svg: string
  printed?: PrintedMm
  /** In millimetres. */
  lines: PrintedLine[]
}

const printField = (fonts: Fonts, issued: IssuedDocument, place: FieldPlace): PrintedField => {
  const { layout, state } = issued
  const { field } = place
  // A label before its value has the room up to it.
  const labelWidth = place.labelWidthMm ?? Math.max(place.widthMm, place.valueOffset?.[0] ?? 0)
  const label = place.label ? drawLine(fonts, place.label, layout.label, state, place.at, labelWidth) : null
  const text = wordField(issued, place)
  const lines: PrintedLine[] = label ? [{ text: place.label!, box: label.ink, role: 'label', field }] : []
  if (!text || place.isLabelOnly) return { svg: label?.svg ?? '', lines }
  const style = { ...(place.value ?? layout.value), hasSmallCapitals: place.letters === 'small capitals' }
  const [dx, dy] = place.valueOffset ?? [0, place.label ? layout.label.sizeMm * 1.12 : 0]
  const rows = wrap(fonts, text, style, place.widthMm, place.lines ?? 1)
  // A value over its label stands right over it, however many lines have room.
  const spareMm = dy <= -style.sizeMm ? ((place.lines ?? 1) - rows.length) * style.sizeMm * 1.05 : 0
  const [x, y] = [place.at[0] + dx, place.at[1] + dy + Math.max(0, spareMm)]
  // Lines of a wrapped value share the height of a single one and a little more.
  const size = rows.length > 1 && !place.isLoose ? { ...style, sizeMm: style.sizeMm * 0.85 } : style
  const drawn = rows.map((row, i) => drawLine(fonts, row, size, state, [x, y + i * size.sizeMm * 1.05], place.widthMm))
  const height = size.sizeMm * (ASCENT + DESCENT + (rows.length - 1) * 1.05)
  const box = { x, y, width: Math.max(...drawn.map(({ widthMm }) => widthMm)), height }
  for (const [i, { ink }] of drawn.entries()) lines.push({ text: rows[i]!, box: ink, role: 'value', field })
  return { svg: (label?.svg ?? '') + drawn.map(({ svg }) => svg).join(''), printed: { field, text, box }, lines }
}

const wordField = ({ fields, wording, days, layout }: IssuedDocument, place: FieldPlace): string => {
  const day = days[place.field]
  if (day) return dateFormats[place.dates ?? layout.dates](day)
  const text = wording[place.field] ?? fields[place.field] ?? ''
  const written = place.letters && place.letters !== 'capitals' ? inWords(text) : text
  return place.words?.[text] ?? written
}

/** One line of text whose top is at the given point, narrowed where it would leave its width. */
const drawLine = (
  fonts: Fonts,
  text: string,
  style: TextStyle & Pick<Lettering, 'paint'>,
  state: State,
  [x, y]: readonly [number, number],
  widthMm: number,
) => {
  const set = setText(fonts, text, style)
  const narrowing = Math.min(1, widthMm / set.widthMm)
  const squeeze = narrowing < 1 ? ` scale(${round(narrowing)} 1)` : ''
  const fill = state.palette[style.paint]
  const svg = `<path d="${set.path}" transform="translate(${round(x)} ${round(y + style.sizeMm * ASCENT)})${squeeze}" fill="${fill}"/>`
  const ink = {
    x: x + set.ink.left * narrowing,
    y: y + style.sizeMm * ASCENT + set.ink.top,
    width: (set.ink.right - set.ink.left) * narrowing,
    height: set.ink.bottom - set.ink.top,
  }
  return { svg, widthMm: set.widthMm * narrowing, ink }
}

const wrap = (fonts: Fonts, text: string, style: TextStyle, widthMm: number, most: number): string[] => {
  if (text.includes('\n')) return text.split('\n')
  if (most === 1 || setText(fonts, text, style).widthMm <= widthMm) return [text]
  const words = text.split(' ')
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const width = (lines: string[]) => Math.max(...lines.map((line) => setText(fonts, line, style).widthMm))
  return splits.sort((a, b) => width(a) - width(b))[0] ?? [text]
}
