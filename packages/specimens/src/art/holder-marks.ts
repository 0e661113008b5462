import { toSVG } from 'bwip-js/node'
import type { Art } from '../layouts/layout.js'
import { setText } from '../type/set-text.js'
import { type Canvas, nameId, round } from './canvas.js'

type Of<K extends Art['art']> = Extract<Art, { art: K }>

export const drawPortrait = (item: Of<'portrait'>, canvas: Canvas): string => {
  const [x, y, width, height] = item.box
  const id = nameId('face', x, y)
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return (
    `<defs><clipPath id="${id}"><rect ${frame} rx="${item.radiusMm ?? 0}"/></clipPath></defs>` +
    `<image ${frame} preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})" href="${canvas.portraitUri}"/>`
  )
}

export const drawGhost = (item: Of<'ghost'>, canvas: Canvas): string => {
  const [x, y, width, height] = item.box
  const id = nameId('ghost', x, y)
  const [cx, cy] = [x + width / 2, y + height / 2]
  return (
    `<defs><radialGradient id="${id}g"><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>` +
    `<mask id="${id}"><ellipse cx="${cx}" cy="${cy}" rx="${width / 2}" ry="${height / 2}" fill="url(#${id}g)"/></mask></defs>` +
    `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" mask="url(#${id})" ` +
    `opacity="${item.opacity}" href="${canvas.ghostUri}"/>`
  )
}

/** A pen's quick way across the box: loops of falling height, sometimes underlined. */
export const drawSignature = (item: Of<'signature'>, { hand, state }: Canvas): string => {
  const [x, y, width, height] = item.box
  const base = y + height * 0.68
  let pen = x + width * 0.05
  let path = `M${round(pen)} ${round(base)}`
  const strokes = hand.integer(6, 10)
  for (let n = 0; n < strokes; n++) {
    const rise = (n === 0 ? 0.55 : hand.between(0.1, 0.4)) * height
    const step = (width * 0.85) / strokes
    const lean = hand.between(-0.3, 0.9) * step
    path += `C${round(pen + lean)} ${round(base - rise * 1.2)} ${round(pen + step * 0.9 + lean)} ${round(base - rise)} `
    path += `${round(pen + step)} ${round(base + hand.between(-0.06, 0.1) * height)}`
    pen += step
  }
  if (hand.chance(0.5))
    path += `Q${round(x + width * 0.6)} ${round(y + height)} ${round(x + width * 0.15)} ${round(y + height * 0.86)}`
  return `<path d="${path}" fill="none" stroke="${state.palette[item.paint]}" stroke-width=".28" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Characters of a payload are bytes. */
export const drawBarcode = (item: Of<'barcode'>, { payload }: Canvas): string => {
  const [x, y, width, height] = item.box
  const text = payload(item.payload)
  const columns = item.columns && { columns: item.columns }
  const svg = toSVG({ bcid: item.symbology, text, binarytext: true, barcolor: '101014', ...columns })
  const [, , unitsWide, unitsHigh] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)!.slice(1).map(Number)
  const bars = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const scale = `scale(${width / unitsWide!} ${height / unitsHigh!})`
  return `<g transform="translate(${x} ${y}) ${scale}" shape-rendering="crispEdges">${bars}</g>`
}

export const drawPanel = (item: Of<'panel'>, { state }: Canvas): string => {
  const [x, y, width, height] = item.box
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${item.radiusMm ?? 0}" fill="${state.palette[item.paint]}" opacity="${item.opacity}"/>`
}

export const drawText = (item: Of<'text'>, { fonts, fill, state }: Canvas): string => {
  const text = setText(fonts, fill(item.text), item)
  const shift = { start: 0, middle: -0.5, end: -1 }[item.anchor ?? 'start'] * text.widthMm
  const turn = item.angleDegrees ? ` rotate(${item.angleDegrees})` : ''
  return `<path d="${text.path}" transform="translate(${item.at[0]} ${item.at[1]})${turn} translate(${round(shift)} 0)" fill="${state.palette[item.paint]}" opacity="${item.opacity ?? 1}"/>`
}
