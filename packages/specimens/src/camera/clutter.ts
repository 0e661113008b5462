import type { Random } from '../random.js'

/** Something flat that lies about: its outline and what is on it, around the origin, in shares of the frame. */
const things: readonly ((random: Random) => string)[] = [
  // A sheet with printed lines.
  (random) => {
    const lines = Array.from({ length: 16 }, (_, i) => {
      const length = i % 5 === 4 ? random.between(0.1, 0.2) : random.between(0.26, 0.3)
      return `<rect x="-.15" y="${-0.2 + i * 0.026}" width="${length}" height=".007" fill="#555" opacity=".7"/>`
    })
    return `<rect x="-.19" y="-.26" width=".38" height=".52" fill="${random.pick(['#f4f2ec', '#ffffff', '#f3e9c8'])}"/>${lines.join('')}`
  },
  // A phone, face up.
  () =>
    '<rect x="-.09" y="-.18" width=".18" height=".36" rx=".02" fill="#15171b"/><rect x="-.083" y="-.17" width=".166" height=".34" rx=".014" fill="#2a3038"/>',
  // A cup from above.
  (random) =>
    `<circle r=".1" fill="${random.pick(['#e8e4dc', '#3b5d74', '#a4463c'])}"/><circle r=".082" fill="#3a2416"/><rect x=".09" y="-.02" width=".06" height=".04" rx=".015" fill="#cfc9be"/>`,
  // A pen.
  (random) =>
    `<rect x="-.17" y="-.009" width=".34" height=".018" rx=".008" fill="${random.pick(['#1f3f8f', '#222222', '#b02a2a', '#c9c9cd'])}"/><path d="M.17 -.008L.195 0L.17 .008Z" fill="#999"/>`,
  // A bank card without anything on it.
  (random) =>
    `<rect x="-.12" y="-.076" width=".24" height=".152" rx=".009" fill="${random.pick(['#27408b', '#6b1f3a', '#d9b44a', '#1d6f5b'])}"/><rect x="-.12" y="-.05" width=".24" height=".03" fill="#111" opacity=".8"/>`,
]

/** SVG of the given number of things for a frame of the given size. */
export const drawClutter = (random: Random, count: number, width: number, height: number): string => {
  const size = Math.max(width, height)
  return Array.from({ length: count }, () => {
    const thing = random.pick(things)(random)
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const place = `translate(${x} ${y}) rotate(${random.between(0, 360)}) scale(${size * random.between(0.8, 1.25)})`
    return `<g transform="${place}">${thing}</g>`
  }).join('')
}
