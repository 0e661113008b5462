import { UndecodableImage } from '../undecodable-image.js'

export interface HeifHeader {
  /** Of the largest picture in the file, before it is turned: tiles, depth maps and thumbnails are smaller. */
  readonly widthPx: number
  readonly heightPx: number
  readonly profile: Uint8Array | null
}

interface Box {
  readonly type: string
  readonly body: Uint8Array
}

/** ISO 14496-12 §4.2: a length of 1 stands before one of 64 bits, 0 means up to the end. */
function* boxesIn(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= bytes.length
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short
    const head = isLong ? 16 : 8
    if (length < head || at + length > bytes.length) return
    yield {
      type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
      body: bytes.subarray(at + head, at + length),
    }
    at += length
  }
}

const find = (bytes: Uint8Array, type: string): Uint8Array => {
  for (const box of boxesIn(bytes)) if (box.type === type) return box.body
  throw new UndecodableImage('broken', `no box ${type}`)
}

/**
 * A picture laid together from others (§6.6.2): a grid of tiles is what phones write, one for the picture and one for its
 * brightness or opacity. An overlay may draw the same large picture a thousand times, and grids may stand within grids.
 */
const MAX_GRIDS = 4

/** The kinds of all items (`infe`, §8.11.6 of ISO 14496-12); in older versions there is no kind. */
const refuseCostly = (items: Uint8Array): void => {
  const view = new DataView(items.buffer, items.byteOffset, items.byteLength)
  const isLong = items[0] !== 0
  if (view.byteLength < 8) throw new UndecodableImage('broken', 'no items')
  let grids = 0
  for (const { type, body } of boxesIn(items.subarray(isLong ? 8 : 6))) {
    if (type !== 'infe') continue
    const at = body[0] === 3 ? 10 : 8
    const kind = String.fromCharCode(...body.subarray(at, at + 4))
    if (kind === 'grid') grids += 1
    if (kind === 'iovl' || grids > MAX_GRIDS) throw new UndecodableImage('too-costly', `laid together by ${kind}`)
  }
}

/** Sizes (`ispe`) and the colour profile (`colr`) from the item properties (ISO 23008-12 §6.5), no pixel touched. */
export const readHeifHeader = (bytes: Uint8Array): HeifHeader => {
  // A full box: four bytes of version and flags stand before its children.
  const meta = find(bytes, 'meta').subarray(4)
  refuseCostly(find(meta, 'iinf'))
  const properties = find(find(meta, 'iprp'), 'ipco')
  let [widthPx, heightPx] = [0, 0]
  let profile: Uint8Array | null = null
  for (const { type, body } of boxesIn(properties)) {
    if (type === 'ispe' && body.length >= 12) {
      const view = new DataView(body.buffer, body.byteOffset)
      const [width, height] = [view.getUint32(4), view.getUint32(8)]
      if (width * height > widthPx * heightPx) [widthPx, heightPx] = [width, height]
    }
    const kind = type === 'colr' ? String.fromCharCode(...body.subarray(0, 4)) : ''
    if (kind === 'prof' || kind === 'rICC') profile ??= body.subarray(4)
  }
  if (widthPx * heightPx === 0) throw new UndecodableImage('broken', 'no size')
  return { widthPx, heightPx, profile }
}
