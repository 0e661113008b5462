import type { FieldName } from '../fields.js'
import type { Art, FieldPlace, PointMm } from './layout.js'

type Text = Extract<Art, { art: 'text' }>

/** A label and its value under it. */
export const below = (
  field: FieldName,
  label: string,
  at: PointMm,
  widthMm: number,
  more: Partial<FieldPlace> = {},
): FieldPlace => ({ field, label, at, widthMm, ...more })

/** A label and its value on the same line, so many millimetres from the label's left edge. */
export const beside = (
  field: FieldName,
  label: string,
  at: PointMm,
  offsetMm: number,
  widthMm: number,
  more: Partial<FieldPlace> = {},
): FieldPlace => ({ field, label, at, widthMm, valueOffset: [offsetMm, -0.45], ...more })

/** A line of the heading. */
export const heading = (text: string, at: PointMm, sizeMm: number, more: Partial<Text> = {}): Text => ({
  art: 'text',
  at,
  text,
  font: 'grotesk-bold',
  sizeMm,
  paint: 'dark',
  ...more,
})
