import { UndecodableImage } from '../undecodable-image.js'
import { boxesIn, needBox } from './boxes.js'
import { type Coded, countCoded } from './count-coded.js'
import { readItems } from './read-items.js'

export interface HeifHeader {
  /** Size of the primary picture, before it is turned. */
  readonly widthPx: number
  readonly heightPx: number
  readonly coded: Coded
  readonly profile: Uint8Array | null
}

/** Size, colour profile (`colr`) and what must be decoded, from boxes alone (ISO 23008-12); of HEIC and of AVIF. */
export const readHeifHeader = (bytes: Uint8Array): HeifHeader => {
  // A full box: four bytes of version and flags stand before its children.
  const meta = needBox(bytes, 'meta').subarray(4)
  const items = readItems(bytes, meta)
  const coded = countCoded(items)
  const { widthPx, heightPx } = items.items.get(items.primary)!
  if (widthPx * heightPx === 0) throw new UndecodableImage('broken', 'no size')
  return { widthPx, heightPx, coded, profile: profileIn(needBox(needBox(meta, 'iprp'), 'ipco')) }
}

const profileIn = (properties: Uint8Array): Uint8Array | null => {
  for (const { type, body } of boxesIn(properties)) {
    const kind = type === 'colr' ? String.fromCharCode(...body.subarray(0, 4)) : ''
    if (kind === 'prof' || kind === 'rICC') return body.subarray(4)
  }
  return null
}
