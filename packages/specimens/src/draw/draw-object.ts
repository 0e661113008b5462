import sharp from 'sharp'
import { createRandom, type Random } from '../random.js'
import type { Studio } from '../studio.js'
import type { FontName } from '../type/font-table.js'
import { setText } from '../type/set-text.js'
import type { Drawing } from './draw-specimen.js'
import { truthOfNone } from './truth-of-none.js'

const PIXELS_PER_MM = 10

/** What people send in place of a document's side. */
export const objectNames = ['blank card', 'receipt', 'bank card', 'club card', 'page', 'keys'] as const
export type ObjectName = (typeof objectNames)[number]

interface Sheet {
  readonly sizeMm: readonly [number, number]
  readonly ground: string
  readonly body: string
}

type Write = (text: string, xMm: number, yMm: number, sizeMm: number, font?: FontName, fill?: string) => string

/** An object that is no identity document, to be photographed like one; equal seeds give equal objects. */
export const drawObject = async (name: ObjectName, seed: number | string, { fonts }: Studio): Promise<Drawing> => {
  const random = createRandom(`object/${name}/${seed}`)
  const write: Write = (text, xMm, yMm, sizeMm, font = 'grotesk', fill = '#222') =>
    `<path transform="translate(${xMm} ${yMm})" fill="${fill}" d="${setText(fonts, text, { font, sizeMm }).path}"/>`
  const { sizeMm, ground, body } = sheets[name](random, write)
  const [widthPx, heightPx] = [sizeMm[0] * PIXELS_PER_MM, sizeMm[1] * PIXELS_PER_MM]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${sizeMm.join(' ')}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return {
    widthPx,
    heightPx,
    data,
    truth: truthOfNone(
      { kind: name, group: 'object', seed: String(seed) },
      { widthPx, heightPx, pixelsPerMm: PIXELS_PER_MM },
    ),
  }
}

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.integer(0, 9)).join('')
const colour = (random: Random) =>
  `hsl(${random.integer(0, 359)} ${random.integer(20, 60)}% ${random.integer(25, 55)}%)`
const date = (random: Random) => `${random.integer(10, 28)}/${random.integer(10, 12)}/20${random.integer(10, 26)}`
const card = [85.6, 54] as const

const sheets: Record<ObjectName, (random: Random, write: Write) => Sheet> = {
  'blank card': (random) => ({ sizeMm: card, ground: `hsl(0 0% ${random.integer(50, 95)}%)`, body: '' }),
  receipt: (random, write) => ({
    sizeMm: [70, 110],
    ground: '#f6f4ee',
    body: [
      write('CAFÉ DEL PUERTO', 12, 12, 5, 'grotesk-bold'),
      write(`FECHA ${date(random)}`, 6, 22, 3),
      write(`TICKET ${digits(random, 8)}`, 6, 28, 3),
      ...['CAFÉ CON LECHE', 'TOSTADA', 'ZUMO', 'AGUA', 'TARTA'].map((item, i) =>
        write(`${item}   ${random.integer(1, 9)},${digits(random, 2)}`, 6, 40 + i * 7, 3.4),
      ),
      write(`TOTAL   ${digits(random, 2)},${digits(random, 2)}`, 6, 84, 4.4, 'grotesk-bold'),
      write('GRACIAS POR SU VISITA', 10, 98, 3),
    ].join(''),
  }),
  'bank card': (random, write) => ({
    sizeMm: card,
    ground: colour(random),
    body: [
      write('BANCO DEL VALLE', 6, 10, 5, 'grotesk-bold', '#fff'),
      '<rect x="8" y="17" width="12" height="9" rx="1.5" fill="#d8bf6a"/>',
      write(Array.from({ length: 4 }, () => digits(random, 4)).join('  '), 8, 36, 5.4, 'grotesk', '#fff'),
      write(`VALID THRU ${random.integer(10, 12)}/${random.integer(26, 31)}`, 36, 42, 2.8, 'grotesk', '#fff'),
      write('M LOPEZ GARCIA', 8, 49, 4, 'grotesk', '#fff'),
    ].join(''),
  }),
  'club card': (random, write) => ({
    sizeMm: card,
    ground: '#eef3f7',
    body: [
      write('CLUB NÁUTICO LAS ROCAS', 6, 9, 4.6, 'grotesk-bold', colour(random)),
      ...[
        ['Apellidos / Surname', random.pick(['MORENO VEGA', 'IBARRA SOL', 'CAMPOS RUIZ'])],
        ['Nombre / Name', random.pick(['LUCIA', 'TOMAS', 'ELENA MARIA'])],
        ['Fecha de nacimiento / Date of birth', `12/04/19${digits(random, 2)}`],
        ['Número / Number', digits(random, 8)],
      ].flatMap(([label, value], i) => [
        write(label!, 30, 16 + i * 10, 2.2),
        write(value!, 30, 20.5 + i * 10, 3.6, 'grotesk-bold'),
      ]),
    ].join(''),
  }),
  page: (random, write) => ({
    sizeMm: [110, 150],
    ground: '#f3efe4',
    body: Array.from({ length: 16 }, (_, line) => {
      const words = ['the', 'harbour', 'lay', 'silent', 'under', 'a', 'grey', 'morning', 'while', 'boats', 'waited']
      const text = Array.from({ length: 8 }, () => random.pick(words)).join(' ')
      return write(text, 8, 14 + line * 8, 4.2, 'serif-bold', '#333')
    }).join(''),
  }),
  keys: (random) => ({
    sizeMm: [90, 60],
    ground: '#8d7a63',
    body: [
      `<circle cx="26" cy="30" r="14" fill="none" stroke="${colour(random)}" stroke-width="6"/>`,
      '<rect x="38" y="27" width="42" height="6" fill="#b9b9bd"/>',
      ...[54, 62, 70].map((x) => `<rect x="${x}" y="33" width="4" height="${random.integer(4, 9)}" fill="#b9b9bd"/>`),
    ].join(''),
  }),
}
