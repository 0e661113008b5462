import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/service.js'

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + Buffer.concat(parts).length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}
const bytes = (...values: number[]): Buffer => Buffer.from(values)
const words = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const word = Buffer.alloc(4)
      word.writeUInt32BE(value)
      return word
    }),
  )
const halves = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const full = (version: number, type: string, ...parts: Buffer[]) => box(type, words(version * 0x1000000), ...parts)

/** A picture that HEVC coded, out of its file: how to decode it, its bytes, its size and its colours. */
interface Coded {
  hvcC: Buffer
  colr: Buffer
  data: Buffer
  width: number
  height: number
}

export const drawnHeic = (): Buffer => readFileSync(join(root, 'test/fixtures/drawn-selfie.heic'))

const takeOut = (heic: Buffer): Coded => {
  const start = (type: string) => heic.indexOf(type, 0, 'latin1') - 4
  const whole = (type: string) => heic.subarray(start(type), start(type) + heic.readUInt32BE(start(type)))
  const [ispe, mdat] = [whole('ispe'), whole('mdat')]
  const data = mdat.subarray(8)
  return { hvcC: whole('hvcC'), colr: whole('colr'), data, width: ispe.readUInt32BE(12), height: ispe.readUInt32BE(16) }
}

export interface HeicOptions {
  /** Tiles across and down, as phones write them: the same one each time. */
  tiles?: readonly [columns: number, rows: number]
  /** Quarter turns against the clock (`irot`). */
  turns?: number
  /** What the header claims instead of the truth. */
  claims?: readonly [width: number, height: number]
  /** Draws the picture so many times over itself (`iovl`). */
  overlays?: number
  /** Grids around the grid. */
  nested?: number
}

/** ISO 23008-12 around one coded picture: items 1…n are it, the last item is laid together from them. */
export const heicOf = (options: HeicOptions = {}): Buffer => {
  const coded = takeOut(drawnHeic())
  const [columns, rows] = options.tiles ?? [1, 1]
  const copies = options.overlays ?? columns * rows
  const kind = options.overlays ? 'iovl' : 'grid'
  const size = [coded.width * columns, coded.height * rows] as const
  const [width, height] = options.claims ?? size
  const laid =
    kind === 'grid'
      ? [Buffer.concat([bytes(0, 1, rows - 1, columns - 1), words(...size)])]
      : [Buffer.concat([bytes(0, 1), halves(0, 0, 0, 0), words(...size), words(...Array(2 * copies).fill(0))])]
  for (let i = 0; i < (options.nested ?? 0); i++) laid.push(Buffer.concat([bytes(0, 1, 0, 0), words(...size)]))
  const pictures = Array.from({ length: copies }, (_, i) => ({ id: i + 1, type: 'hvc1', data: coded.data }))
  const derived = laid.map((data, i) => ({ id: copies + 1 + i, type: i === 0 ? kind : 'grid', data }))
  const items = [...pictures, ...derived]
  const turn = options.turns === undefined ? [] : [box('irot', bytes(options.turns))]
  const claimed = (w: number, h: number) => full(0, 'ispe', words(w, h))
  const properties = [coded.hvcC, claimed(coded.width, coded.height), coded.colr, claimed(width, height), ...turn]
  const uses = items.map(({ id, type }) => {
    const own = type === 'hvc1' ? [0x81, 2, 3] : [4, 3, ...(turn.length > 0 && id === items.length ? [0x85] : [])]
    return Buffer.concat([halves(id), bytes(own.length, ...own)])
  })
  const references = derived.map(({ id }, i) => {
    const from = i === 0 ? pictures.map((each) => each.id) : [id - 1]
    return box('dimg', halves(id, from.length, ...from))
  })
  const names = items.map(({ id, type }) => full(2, 'infe', halves(id, 0), Buffer.from(`${type}\0`, 'latin1')))
  const assemble = (dataAt: number): Buffer => {
    let at = dataAt + coded.data.length
    const places = items.map(({ id, type, data }) => {
      const from = type === 'hvc1' ? dataAt : at
      if (type !== 'hvc1') at += data.length
      return Buffer.concat([halves(id, 0, 1), words(from, data.length)])
    })
    return Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
      full(
        0,
        'meta',
        full(0, 'hdlr', words(0), Buffer.from('pict', 'latin1'), words(0, 0, 0), bytes(0)),
        full(0, 'pitm', halves(items.length)),
        full(0, 'iloc', bytes(0x44, 0), halves(items.length), ...places),
        full(0, 'iinf', halves(items.length), ...names),
        full(0, 'iref', ...references),
        box('iprp', box('ipco', ...properties), full(0, 'ipma', words(items.length), ...uses)),
      ),
    ])
  }
  const head = assemble(assemble(0).length + 8)
  return Buffer.concat([head, box('mdat', coded.data, ...derived.map(({ data }) => data))])
}
