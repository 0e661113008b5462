const SVG = 'http://www.w3.org/2000/svg'

const svg = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Between a card's proportions (1.59) and those of a passport's page (1.42). */
const RATIO = 1.5
/** Size of the outline as a share of the frame, along the direction with less room. */
const SHARE = 0.82

/** Where the subject belongs, in a frame of this size: a card's outline, or a face's. */
export const drawOutline = (into: SVGElement, isFace: boolean, widthPx: number, heightPx: number): void => {
  into.setAttribute('viewBox', `0 0 ${widthPx} ${heightPx}`)
  const shorter = Math.min(widthPx, heightPx)
  const card = Math.min(SHARE * widthPx, SHARE * heightPx * RATIO)
  const [width, height] = isFace ? [0.56 * shorter, 0.74 * shorter] : [card, card / RATIO]
  const [left, top] = [(widthPx - width) / 2, (heightPx - height) / 2]
  const round = isFace ? [width / 2, height / 2] : [0.045 * width, 0.045 * width]
  const [rx, ry] = round as [number, number]
  const path = `M${left + rx} ${top}h${width - 2 * rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}v${height - 2 * ry}a${rx} ${ry} 0 0 1 ${-rx} ${ry}h${2 * rx - width}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}v${2 * ry - height}a${rx} ${ry} 0 0 1 ${rx} ${-ry}z`
  into.replaceChildren(
    svg('path', { class: 'shade', 'fill-rule': 'evenodd', d: `M0 0h${widthPx}v${heightPx}H0z${path}` }),
    svg('path', { class: 'outline', d: path }),
  )
}
