import type { Art } from '../layouts/layout.js'
import type { Emblem } from '../layouts/states.js'
import { type Blank, polyline, round } from './canvas.js'

type Of<K extends Art['art']> = Extract<Art, { art: K }>

const star = (points: number, outer: number, inner: number, turn = -Math.PI / 2): string =>
  polyline(
    Array.from({ length: points * 2 }, (_, i) => {
      const radius = i % 2 === 0 ? outer : inner
      const angle = turn + (Math.PI * i) / points
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    }),
    true,
  )

const SHIELD = 'M-.3 -.4H.3V.05Q.3 .38 0 .5Q-.3 .38 -.3 .05Z'

/** Drawn in a square of side 1 around the origin. */
const emblems: Record<Emblem, string> = {
  sun: `${star(16, 0.5, 0.3)}M.19 0A.19 .19 0 1 0 -.19 0A.19 .19 0 1 0 .19 0Z`,
  mountain: `${SHIELD}M-.24 .1L-.08 -.16L0 -.04L.1 -.22L.24 .1ZM-.24 .16H.24V.2H-.24ZM-.2 .25H.2V.29H-.2Z`,
  tree: 'M0 -.5Q.16 -.34 .12 -.26Q.3 -.24 .26 -.1Q.42 0 .3 .14Q.2 .22 .06 .17L.09 .42L.22 .5H-.22L-.09 .42L-.06 .17Q-.2 .22 -.3 .14Q-.42 0 -.26 -.1Q-.3 -.24 -.12 -.26Q-.16 -.34 0 -.5Z',
  eagle:
    'M0 -.44Q.08 -.46 .1 -.38L.17 -.35L.09 -.32Q.08 -.24 .12 -.2Q.3 -.22 .48 -.4Q.5 -.12 .4 .02L.33 -.02L.34 .1L.25 .06L.26 .18L.15 .16Q.14 .24 .1 .28L.18 .46L.07 .4L0 .5L-.07 .4L-.18 .46L-.1 .28Q-.14 .24 -.15 .16L-.26 .18L-.25 .06L-.34 .1L-.33 -.02L-.4 .02Q-.5 -.12 -.48 -.4Q-.3 -.22 -.12 -.2Q-.08 -.24 -.09 -.34Q-.07 -.44 0 -.44Z',
}

export const drawEmblem = (item: Of<'emblem'>, { state }: Blank): string => {
  const [x, y] = item.at
  return (
    `<path d="${emblems[state.emblem]}" transform="translate(${x} ${y}) scale(${item.sizeMm})" fill-rule="evenodd" ` +
    `fill="${state.palette[item.paint]}" opacity="${item.opacity}"/>`
  )
}

export const drawFlag = (item: Of<'flag'>, { state: { flag } }: Blank): string => {
  const [x, y, width, height] = item.box
  const count = flag.stripes.length
  const stripes = flag.stripes.map((colour, i) => {
    const along = flag.direction === 'horizontal'
    const at = along ? [x, y + (i * height) / count] : [x + (i * width) / count, y]
    const size = along ? [width, height / count] : [width / count, height]
    return `<rect x="${round(at[0]!)}" y="${round(at[1]!)}" width="${round(size[0]!)}" height="${round(size[1]!)}" fill="${colour}"/>`
  })
  const middle = flag.star
    ? `<path d="${star(5, height * 0.2, height * 0.08)}" transform="translate(${x + width / 2} ${y + height / 2})" fill="${flag.star}"/>`
    : ''
  return `${stripes.join('')}${middle}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width=".1"/>`
}

/** Contact plate of a smart card: eight pads around a middle field. */
export const drawChip = (item: Of<'chip'>): string => {
  const [x, y, width, height] = item.box
  const [third, quarter] = [width / 3, height / 4]
  const rows = [1, 2, 3].map(
    (n) => `M0 ${round(n * quarter)}H${round(third)}M${round(2 * third)} ${round(n * quarter)}H${width}`,
  )
  const middle = `M${round(third)} 0V${height}M${round(2 * third)} 0V${height}M${round(third)} ${round(height / 2)}H${round(2 * third)}`
  return (
    '<defs><linearGradient id="chip" gradientTransform="rotate(35)"><stop offset="0" stop-color="#e9d28a"/>' +
    '<stop offset=".5" stop-color="#c9a64b"/><stop offset="1" stop-color="#f0e0a6"/></linearGradient></defs>' +
    `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="1.4" fill="url(#chip)" stroke="#8a6f2a" stroke-width=".15"/>` +
    `<path d="${rows.join('')}${middle}" fill="none" stroke="#8a6f2a" stroke-width=".18"/></g>`
  )
}

/** The "chip inside" symbol of ICAO 9303-9. */
export const drawChipMark = (item: Of<'chip-mark'>, { state }: Blank): string => {
  const [x, y] = item.at
  return (
    `<g transform="translate(${x} ${y}) scale(${item.sizeMm})" fill="none" stroke="${state.palette[item.paint]}" stroke-width=".09">` +
    '<path d="M-.5 -.07V-.3H.5V-.07M-.5 .07V.3H.5V.07M-.5 0H-.19M.19 0H.5"/><circle r=".17"/></g>'
  )
}
