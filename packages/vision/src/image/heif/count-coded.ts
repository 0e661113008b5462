import { UndecodableImage } from '../undecodable-image.js'
import { countAv1Frames, countHevcFrames } from './count-frames.js'
import type { HeifItem, HeifItems } from './read-items.js'

/** What a decoder goes over for the primary picture: every use of every tile, its opacity, and each of their frames. */
export interface Coded {
  readonly pixels: number
  readonly bytes: number
}

/** Deepest nesting that is read: a rotation of a grid of tiles. Overlays can repeat one picture a thousand times and are not read. */
const MAX_DEPTH = 3
const made = ['grid', 'iden']
const coded = ['hvc1', 'hev1', 'av01']

/** Twice the largest file that is taken: pieces that overlap say more, and would have to be walked. */
const MAX_WALKED_BYTES = 20e6

export const countCoded = ({ primary, items }: HeifItems): Coded => {
  const opacitiesOf = new Map<number, number[]>()
  for (const [id, { isOpacity, auxiliaryOf }] of items) {
    if (isOpacity) for (const whole of auxiliaryOf) opacitiesOf.set(whole, [...(opacitiesOf.get(whole) ?? []), id])
  }
  const counted = new Map<number, Coded>()
  let walkedBytes = 0

  const countData = ({ kind, widthPx, heightPx, lengthBytes, data }: HeifItem): Coded => {
    const bytes = data.reduce((sum, piece) => sum + piece.length, 0)
    walkedBytes += bytes
    if (walkedBytes > MAX_WALKED_BYTES) throw new UndecodableImage('too-costly', `items of ${walkedBytes} bytes`)
    const whole = data.length === 1 ? data[0]! : Buffer.concat(data)
    const frames = kind === 'av01' ? countAv1Frames(whole) : countHevcFrames(whole, lengthBytes)
    return { pixels: widthPx * heightPx * Math.max(1, frames), bytes }
  }
  const count = (id: number, depth: number): Coded => {
    const item = items.get(id)
    if (!item) throw new UndecodableImage('broken', `no item ${id}`)
    const isMade = made.includes(item.kind)
    if (depth > MAX_DEPTH || !(isMade || coded.includes(item.kind)))
      throw new UndecodableImage('too-costly', `made of ${item.kind}, ${depth} deep`)
    const known = counted.get(id)
    if (known) return known
    const own = isMade ? { pixels: 0, bytes: 0 } : countData(item)
    const parts = [...item.madeOf, ...(opacitiesOf.get(id) ?? [])]
    const sum = parts.map((part) => count(part, depth + 1)).reduce(add, own)
    counted.set(id, sum)
    return sum
  }
  return count(primary, 1)
}

const add = (one: Coded, other: Coded): Coded => ({ pixels: one.pixels + other.pixels, bytes: one.bytes + other.bytes })
