import type { Art } from '../layouts/layout.js'
import { type Canvas, polyline } from './canvas.js'

const RIDGE_MM = 0.55

/** Ridges around a core, broken here and there: nobody's finger. */
export const drawFingerprint = (item: Extract<Art, { art: 'fingerprint' }>, { hand, state }: Canvas): string => {
  const [left, top, width, height] = item.box
  const [cx, cy] = [left + width / 2, top + height * 0.45]
  const swirl = hand.between(0.2, 0.7)
  let path = ''
  for (let radius = RIDGE_MM; radius < height / 2; radius += RIDGE_MM) {
    let ridge: [number, number][] = []
    for (let angle = 0; angle <= Math.PI * 2.02; angle += 0.16) {
      const reach = radius * (1 + 0.12 * Math.sin(3 * angle + radius * swirl))
      const gap = hand.chance(0.05)
      if (!gap) ridge.push([cx + reach * (width / height) * Math.cos(angle), cy + reach * Math.sin(angle)])
      if ((gap || angle > Math.PI * 1.9) && ridge.length > 1) path += polyline(ridge)
      if (gap) ridge = []
    }
  }
  const colour = state.palette[item.paint]
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${item.opacity}" stroke-width=".26" stroke-linecap="round"/>`
}
