import type { Art } from '../layouts/layout.js'
import { setText } from '../type/set-text.js'
import { type Blank, type Canvas, nameId, polyline, round } from './canvas.js'

type Of<K extends Art['art']> = Extract<Art, { art: K }>

export const drawGround = (item: Of<'ground'>, { state, widthMm, heightMm }: Blank): string => {
  const id = nameId('ground', item.angleDegrees)
  const { paper } = state.palette
  return (
    `<defs><linearGradient id="${id}" gradientTransform="rotate(${item.angleDegrees} .5 .5)">` +
    `<stop offset="0" stop-color="${state.palette[item.from]}"/><stop offset=".5" stop-color="${paper}"/>` +
    `<stop offset="1" stop-color="${state.palette[item.to]}"/></linearGradient></defs>` +
    `<rect width="${widthMm}" height="${heightMm}" fill="url(#${id})"/>`
  )
}

const stroke = (path: string, colour: string, opacity: number, widthMm: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${widthMm}"/>`

/** A guilloche band: sine lines whose phases drift apart and whose envelope breathes. */
export const drawWaves = (item: Of<'waves'>, { state, plate }: Blank): string => {
  const [left, top, width, height] = item.box
  const drift = plate.between(0.5, 1.6)
  const beat = plate.between(1.5, 3.5)
  let path = ''
  for (let line = 0; line < item.lines; line++) {
    const share = line / Math.max(1, item.lines - 1)
    const points: [number, number][] = []
    for (let x = 0; x <= width; x += item.periodMm / 10) {
      const breath = 0.55 + 0.45 * Math.sin((beat * Math.PI * x) / width + share * Math.PI * drift)
      const phase = (2 * Math.PI * x) / item.periodMm + share * 2 * Math.PI * drift
      points.push([left + x, top + share * height + item.amplitudeMm * breath * Math.sin(phase)])
    }
    path += polyline(points)
  }
  return stroke(path, state.palette[item.paint], item.opacity, 0.13)
}

/** Parallel lines that bulge around a point, as raised engravings do. */
export const drawRelief = (item: Of<'relief'>, { state }: Blank): string => {
  const [left, top, width, height] = item.box
  let path = ''
  for (let y = top; y <= top + height; y += item.spacingMm) {
    const points: [number, number][] = []
    for (let x = left; x <= left + width; x += 1.2) {
      const distance = Math.hypot(x - item.at[0], y - item.at[1]) / item.radiusMm
      const bulge = Math.exp(-distance * distance) * Math.sin(distance * 9 + (y - top)) * item.spacingMm * 1.3
      points.push([x, y + bulge])
    }
    path += polyline(points)
  }
  return stroke(path, state.palette[item.paint], item.opacity, 0.11)
}

/** Hypotrochoids of slightly different radii on top of each other. */
export const drawRosette = (item: Of<'rosette'>, { state }: Blank): string => {
  const [cx, cy] = item.at
  let svg = ''
  const rings = 9
  for (let ring = 0; ring < rings; ring++) {
    const outer = item.radiusMm * (1 - ring * 0.075)
    const depth = 0.3 + 0.04 * ring
    // An odd number of petals over two turns interlaces each ring with itself.
    const turns = 2
    const steps = item.petals * 26
    const points: [number, number][] = []
    for (let step = 0; step < steps; step++) {
      const angle = (turns * 2 * Math.PI * step) / steps
      const radius =
        outer *
        (1 - depth * (0.5 + 0.5 * Math.cos(((2 * item.petals + 1) * angle) / turns + (ring * 2 * Math.PI) / rings)))
      points.push([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)])
    }
    // One path per ring: a single path that crosses itself so often takes three times as long to stroke.
    svg += stroke(polyline(points, true), state.palette[item.paint], item.opacity, 0.11)
  }
  return svg
}

export const drawMicrotext = (item: Of<'microtext'>, { fonts, fill, state }: Canvas): string => {
  const [left, top, width, height] = item.box
  const text = setText(fonts, `${fill(item.text)} · `, { font: 'condensed', sizeMm: item.sizeMm })
  const repeats = Math.floor(width / text.widthMm)
  if (repeats < 1) return ''
  const id = nameId('micro', left, top, item.sizeMm)
  let uses = ''
  for (let row = 0; row < item.rows; row++) {
    const y = top + (row * height) / Math.max(1, item.rows - 1) + item.sizeMm * 0.7
    for (let n = 0; n < repeats; n++)
      uses += `<use href="#${id}" x="${round(left + n * text.widthMm)}" y="${round(y)}"/>`
  }
  const colour = state.palette[item.paint]
  return `<defs><path id="${id}" d="${text.path}"/></defs><g fill="${colour}" opacity="${item.opacity}">${uses}</g>`
}

/** An optically variable patch: rainbow rings that let the print shine through. */
export const drawHologram = (item: Of<'hologram'>, { plate }: Blank): string => {
  const [x, y] = item.at
  const id = nameId('holo', x, y)
  const start = plate.integer(0, 359)
  const stops = [0, 1, 2, 3, 4, 5]
    .map((n) => `<stop offset="${n / 5}" stop-color="hsl(${(start + n * 70) % 360},70%,70%)"/>`)
    .join('')
  let rings = ''
  for (let ring = 1; ring <= 6; ring++) {
    const r = round((item.radiusMm * ring) / 6)
    rings += `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * 0.72)}" transform="rotate(${ring * 30} ${x} ${y})"/>`
  }
  return (
    `<defs><linearGradient id="${id}" gradientTransform="rotate(${start % 90})">${stops}</linearGradient></defs>` +
    `<circle cx="${x}" cy="${y}" r="${item.radiusMm}" fill="url(#${id})" opacity="${item.opacity * 0.5}"/>` +
    `<g fill="none" stroke="url(#${id})" stroke-width=".35" opacity="${item.opacity}">${rings}</g>`
  )
}
