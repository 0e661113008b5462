import { boxesIn, checkLength, needBox, openFull } from './boxes.js'

/** What the price of an item depends on (ISO 23008-12 §6.5). */
export interface ItemProperties {
  /** 0 where it has no size. */
  readonly widthPx: number
  readonly heightPx: number
  readonly isOpacity: boolean
  /** Bytes of the length before each unit of an HEVC stream. */
  readonly lengthBytes: number
}

/** Names of opacity in `auxC`; what has other names (depths, brightness maps) is not decoded. */
const opacities = [
  'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha',
  'urn:mpeg:hevc:2015:auxid:1',
  'urn:mpeg:avc:2015:auxid:1',
]

type ReadProperty = (body: Uint8Array) => Partial<ItemProperties>

const readers: Record<string, ReadProperty> = {
  ispe: (body) => {
    const ispe = openFull(body)
    return { widthPx: ispe.number(4), heightPx: ispe.number(4) }
  },
  auxC: (body) => ({
    isOpacity: opacities.includes(Buffer.from(body.subarray(4)).toString('latin1').split('\0', 1)[0]!),
  }),
  // ISO 14496-15 §8.3.3.1.2.
  hvcC: (body) => ({ lengthBytes: ((body[21] ?? 3) & 3) + 1 }),
}

/** Properties of each item (`ipma`); of two properties of one kind the first counts. */
export const readProperties = (iprp: Uint8Array): ReadonlyMap<number, ItemProperties> => {
  const listed = [...boxesIn(needBox(iprp, 'ipco'))].map(({ type, body }) => readers[type]?.(body) ?? {})
  const byItem = new Map<number, ItemProperties>()
  for (const { type, body } of boxesIn(iprp)) {
    if (type !== 'ipma') continue
    const uses = openFull(body)
    const indexBytes = (uses.flags & 1) + 1
    // The highest bit says that a reader must know the property.
    const indexOf = (value: number) => value % 2 ** (8 * indexBytes - 1)
    for (let left = checkLength(uses.number(4)); left > 0; left--) {
      const id = uses.number(uses.version === 0 ? 2 : 4)
      const own = Array.from({ length: uses.number(1) }, () => listed[indexOf(uses.number(indexBytes)) - 1] ?? {})
      byItem.set(id, Object.assign({ widthPx: 0, heightPx: 0, isOpacity: false, lengthBytes: 4 }, ...own.reverse()))
    }
  }
  return byItem
}
