import type { Canvas } from '../art/canvas.js'
import { paint } from '../art/paint.js'
import { type Face, formatSizes } from '../layouts/layout.js'
import { createRandom, type Random } from '../random.js'
import type { Fonts } from '../type/open-fonts.js'
import type { IssuedDocument } from './issue-document.js'
import { listTexts } from './list-texts.js'
import { type PrintedMm, printFields } from './print-fields.js'
import { printMrz } from './print-mrz.js'

export interface Portraits {
  portraitUri: string
  ghostUri: string
}

/** One side as SVG, in millimetres, with the places of everything on it. */
export const composeFace = (fonts: Fonts, issued: IssuedDocument, face: Face, portraits: Portraits, hand: Random) => {
  const { layout, state, stateName } = issued
  const { widthMm, heightMm, cornerMm } = formatSizes[layout.format]
  const canvas: Canvas = {
    ...portraits,
    fonts,
    state,
    widthMm,
    heightMm,
    hand,
    plate: createRandom(`${layout.kind}/${face.side}/${stateName}`),
    payload: (name) => (name ? issued.payloads[name]! : issued.mrzLines.join('\n')),
    fill: (template) => template.replace(/\{(\w+)\}/g, (_, key) => String(state[key as keyof typeof state])),
  }
  const fields = printFields(fonts, issued, face.fields)
  const mrz = face.mrzAt ? printMrz(fonts, issued.mrzLines, face.mrzAt, hand.fork('mrz')) : null
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}">` +
    `${paint(face.art, canvas)}${fields.svg}${mrz?.svg ?? ''}${paint(face.overlay ?? [], canvas)}</svg>`
  const texts = listTexts([...face.art, ...(face.overlay ?? [])], fonts, canvas.fill)
  const lines = [...fields.lines, ...texts]
  const printed: readonly PrintedMm[] = fields.printed
  return { svg, widthMm, heightMm, cornerMm, printed, lines, mrz, payload: canvas.payload }
}

export type ComposedFace = ReturnType<typeof composeFace>
