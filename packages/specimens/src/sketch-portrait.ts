import sharp from 'sharp'
import type { PortraitSource } from './portrait.js'
import { createRandom } from './random.js'

const SKINS = [
  ['#f3d3bd', '#d9a588'],
  ['#e6b892', '#c08a64'],
  ['#c98f66', '#9c6643'],
  ['#8d5a3a', '#613a22'],
  ['#5d3a26', '#3c2416'],
] as const
const HAIR = ['#1d1613', '#3a2618', '#6b4423', '#a8763e', '#8a8480', '#2b2b30']
const CLOTHES = ['#2c3646', '#5a2f36', '#3f4a3c', '#6d6258', '#23262b', '#8793a0']

/** A shaded head and shoulders. */
export const sketchPortrait: PortraitSource = async (seed) => {
  const random = createRandom(`${seed}/portrait`)
  const [light, shade] = random.pick(SKINS)
  const hair = random.pick(HAIR)
  const clothes = random.pick(CLOTHES)
  const width = random.between(26, 30)
  const long = random.chance(0.5)
  const eyes = random.between(68, 72)
  const gap = random.between(11, 13)
  const iris = random.pick(['#3b2417', '#4f3a20', '#51708a', '#5c6b3e'])
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="${eyes}" rx="5" ry="2.7" fill="#f4f1ec"/><circle cx="${x}" cy="${eyes}" r="2.5" fill="${iris}"/><circle cx="${x}" cy="${eyes}" r="1.2" fill="#111"/>` +
    `<path d="M${x - 5.4} ${eyes - 0.4}Q${x} ${eyes - 4.6} ${x + 5.4} ${eyes - 0.4}" fill="none" stroke="#2a1a12" stroke-width="1.1"/>` +
    `<path d="M${x - 6.4} ${eyes - 6.6}Q${x} ${eyes - 10} ${x + 6.4} ${eyes - 6.4}" fill="none" stroke="${hair}" stroke-width="1.9" stroke-linecap="round"/>`
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="320" viewBox="0 0 128 160"><defs>' +
    `<radialGradient id="s" cx=".42" cy=".4" r=".7"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient>` +
    '<filter id="b"><feGaussianBlur stdDeviation="2.2"/></filter></defs><rect width="128" height="160" fill="#e4e6e8"/>' +
    (long
      ? `<path d="M${62 - width} 66Q${60 - width} 34 64 32Q${68 + width} 34 ${66 + width} 66L${70 + width} 128H${58 - width}Z" fill="${hair}"/>`
      : '') +
    `<path d="M8 160Q14 126 48 120L64 128L80 120Q114 126 120 160Z" fill="${clothes}"/>` +
    `<path d="M50 96V120Q64 134 78 120V96Z" fill="${shade}"/>` +
    `<ellipse cx="${64 - width}" cy="76" rx="4" ry="8" fill="${shade}"/><ellipse cx="${64 + width}" cy="76" rx="4" ry="8" fill="${shade}"/>` +
    `<path d="M${64 - width} 66C${64 - width} 34 ${64 + width} 34 ${64 + width} 66C${64 + width} 96 78 114 64 114C50 114 ${64 - width} 96 ${64 - width} 66Z" fill="url(#s)"/>` +
    `<ellipse cx="${64 - gap}" cy="${eyes}" rx="8" ry="5" fill="${shade}" opacity=".5" filter="url(#b)"/><ellipse cx="${64 + gap}" cy="${eyes}" rx="8" ry="5" fill="${shade}" opacity=".5" filter="url(#b)"/>` +
    eye(64 - gap) +
    eye(64 + gap) +
    `<path d="M62 72Q60 84 58.5 87Q64 91 69.5 87Q68 84 66.5 74" fill="${shade}" opacity=".55" filter="url(#b)"/><path d="M59 88Q64 91 69 88" fill="none" stroke="${shade}" stroke-width="1.4"/>` +
    `<path d="M54 99Q60 96.5 64 98Q68 96.5 74 99Q64 105 54 99Z" fill="#a8534c" opacity=".8"/>` +
    `<path d="M${63 - width} 70Q${60 - width} 34 64 31Q${68 + width} 34 ${65 + width} 70Q${60 + width} 52 ${random.integer(74, 84)} 47Q60 50 ${random.integer(44, 52)} 47Q${66 - width} 54 ${63 - width} 70Z" fill="${hair}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { widthPx: info.width, heightPx: info.height, data }
}
