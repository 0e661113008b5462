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

/** A coded picture, out of its file: how to decode it, its bytes, its size and its colours. */
interface Coded {
  kind: 'hvc1' | 'av01'
  config: Buffer
  /** Nothing where the file says nothing of them. */
  colr: Buffer
  data: Buffer
  width: number
  height: number
}

export const drawnHeic = (): Buffer => readFileSync(join(root, 'test/fixtures/drawn-selfie.heic'))

const takeOut = (file: Buffer): Coded => {
  const start = (type: string) => file.indexOf(type, 0, 'latin1') - 4
  const whole = (type: string) =>
    start(type) < 0 ? Buffer.alloc(0) : file.subarray(start(type), start(type) + file.readUInt32BE(start(type)))
  const [ispe, mdat, hvcC] = [whole('ispe'), whole('mdat'), whole('hvcC')]
  const isHevc = hvcC.length > 0
  return {
    kind: isHevc ? 'hvc1' : 'av01',
    config: isHevc ? hvcC : whole('av1C'),
    colr: whole('colr'),
    data: mdat.subarray(8),
    width: ispe.readUInt32BE(12),
    height: ispe.readUInt32BE(16),
  }
}

export interface HeifOptions {
  /** Tiles across and down, as phones write them: the same one each time. */
  tiles?: readonly [columns: number, rows: number]
  /** What the tiles are cut to, where it is not all of them. */
  shown?: readonly [width: number, height: number]
  /** The coded picture so many times after one another, as frames. */
  frames?: number
  /** Quarter turns against the clock (`irot`). */
  turns?: number
  /** What the header claims instead of the truth. */
  claims?: readonly [width: number, height: number]
  /** Draws the picture so many times over itself (`iovl`). */
  overlays?: number
  /** Grids around the grid. */
  nested?: number
}

export const heicOf = (options: HeifOptions = {}): Buffer => heifOf(drawnHeic(), options)

/** ISO 23008-12 around the picture of a file with one: items 1…n are it, the last item is laid together from them. */
export const heifOf = (file: Buffer, options: HeifOptions = {}): Buffer => {
  const coded = takeOut(file)
  const data = Buffer.concat(Array.from({ length: options.frames ?? 1 }, () => coded.data))
  const [columns, rows] = options.tiles ?? [1, 1]
  const copies = options.overlays ?? columns * rows
  const kind = options.overlays ? 'iovl' : 'grid'
  const size = options.shown ?? ([coded.width * columns, coded.height * rows] as const)
  const [width, height] = options.claims ?? size
  const laid =
    kind === 'grid'
      ? [Buffer.concat([bytes(0, 1, rows - 1, columns - 1), words(...size)])]
      : [Buffer.concat([bytes(0, 1), halves(0, 0, 0, 0), words(...size), words(...Array(2 * copies).fill(0))])]
  for (let i = 0; i < (options.nested ?? 0); i++) laid.push(Buffer.concat([bytes(0, 1, 0, 0), words(...size)]))
  const pictures = Array.from({ length: copies }, (_, i) => ({ id: i + 1, type: coded.kind as string, data }))
  const derived = laid.map((body, i) => ({ id: copies + 1 + i, type: i === 0 ? kind : 'grid', data: body }))
  const items = [...pictures, ...derived]
  const turn = options.turns === undefined ? [] : [box('irot', bytes(options.turns))]
  const claimed = (w: number, h: number) => full(0, 'ispe', words(w, h))
  const colours = coded.colr.length > 0 ? coded.colr : box('free')
  const properties = [coded.config, claimed(coded.width, coded.height), colours, claimed(width, height), ...turn]
  const uses = items.map(({ id, type }) => {
    const own = type === coded.kind ? [0x81, 2, 3] : [4, 3, ...(turn.length > 0 && id === items.length ? [0x85] : [])]
    return Buffer.concat([halves(id), bytes(own.length, ...own)])
  })
  const references = derived.map(({ id }, i) => {
    const from = i === 0 ? pictures.map((each) => each.id) : [id - 1]
    return box('dimg', halves(id, from.length, ...from))
  })
  const names = items.map(({ id, type }) => full(2, 'infe', halves(id, 0), Buffer.from(`${type}\0`, 'latin1')))
  const assemble = (dataAt: number): Buffer => {
    let at = dataAt + data.length
    const places = items.map(({ id, type, data: body }) => {
      const from = type === coded.kind ? dataAt : at
      if (type !== coded.kind) at += body.length
      return Buffer.concat([halves(id, 0, 1), words(from, body.length)])
    })
    return Buffer.concat([
      box('ftyp', Buffer.from(coded.kind === 'hvc1' ? 'heic\0\0\0\0mif1heic' : 'avif\0\0\0\0mif1avif', 'latin1')),
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
  return Buffer.concat([head, box('mdat', data, ...derived.map((each) => each.data))])
}
