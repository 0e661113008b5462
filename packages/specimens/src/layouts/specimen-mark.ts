import type { Art, PointMm } from './layout.js'

type Text = Extract<Art, { art: 'text' }>

/** The word that no drawing goes without: nobody shall take it for a real document. */
export const specimenMark = (at: PointMm, sizeMm: number, otherwise: Partial<Text> = {}): Text => ({
  art: 'text',
  at,
  text: '{specimen}',
  font: 'grotesk-bold',
  sizeMm,
  paint: 'alarm',
  opacity: 0.7,
  ...otherwise,
})
