import { boxesIn, cursorOver, findBox, needBox, openFull } from './boxes.js'
import { readLocations } from './read-locations.js'
import { type ItemProperties, readProperties } from './read-properties.js'

/** One item of a HEIF file (ISO 23008-12): a coded picture, one that is made of others, or metadata. */
export interface HeifItem extends ItemProperties {
  /** `hvc1`, `av01`, `grid`, `Exif`, … */
  readonly kind: string
  /** Items that it is made of, each as often as it is used. */
  readonly madeOf: readonly number[]
  /** Items that it belongs to as an opacity, a depth or a map. */
  readonly auxiliaryOf: readonly number[]
  readonly data: readonly Uint8Array[]
}

export interface HeifItems {
  readonly primary: number
  readonly items: ReadonlyMap<number, HeifItem>
}

const nothing: ItemProperties = { widthPx: 0, heightPx: 0, isOpacity: false, lengthBytes: 4 }

/** `meta`: the file's box of that name, behind its version. */
export const readItems = (file: Uint8Array, meta: Uint8Array): HeifItems => {
  const pitm = openFull(needBox(meta, 'pitm'))
  const locations = readLocations(file, meta)
  const properties = readProperties(needBox(meta, 'iprp'))
  const references = readReferences(findBox(meta, 'iref'))
  const items = new Map<number, HeifItem>()
  for (const [id, kind] of readKinds(needBox(meta, 'iinf'))) {
    items.set(id, {
      ...(properties.get(id) ?? nothing),
      kind,
      madeOf: references.get(`dimg ${id}`) ?? [],
      auxiliaryOf: references.get(`auxl ${id}`) ?? [],
      data: locations.get(id) ?? [],
    })
  }
  return { primary: pitm.number(pitm.version === 0 ? 2 : 4), items }
}

/** `infe`, ISO 14496-12 §8.11.6; before its version 2 there is no kind. */
function* readKinds(iinf: Uint8Array): Generator<[id: number, kind: string]> {
  const list = openFull(iinf)
  list.number(list.version === 0 ? 2 : 4)
  for (const { type, body } of boxesIn(list.rest())) {
    if (type !== 'infe') continue
    const entry = openFull(body)
    if (entry.version < 2) continue
    const id = entry.number(entry.version === 2 ? 2 : 4)
    entry.number(2)
    yield [id, entry.text(4)]
  }
}

/** By the kind of reference and the item that refers (`iref`, ISO 14496-12 §8.11.12). */
const readReferences = (iref: Uint8Array | null): ReadonlyMap<string, readonly number[]> => {
  const references = new Map<string, number[]>()
  if (!iref) return references
  const { version, rest } = openFull(iref)
  const idBytes = version === 0 ? 2 : 4
  for (const { type, body } of boxesIn(rest())) {
    const cursor = cursorOver(body)
    const key = `${type} ${cursor.number(idBytes)}`
    const targets = Array.from({ length: cursor.number(2) }, () => cursor.number(idBytes))
    const known = references.get(key)
    if (known) for (const target of targets) known.push(target)
    else references.set(key, targets)
  }
  return references
}
