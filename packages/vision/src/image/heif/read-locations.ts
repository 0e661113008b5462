import { UndecodableImage } from '../undecodable-image.js'
import { checkLength, findBox, needBox, openFull } from './boxes.js'

/** Places count from the start of the file, or from that of the box `idat`. */
const [IN_FILE, IN_IDAT] = [0, 1]
/** Most pieces of one item, as in libheif: a file can list any number of them without growing. */
const MAX_PIECES = 32

/** Each item's bytes, in pieces (`iloc`, ISO 14496-12 §8.11.3). Pieces may overlap: the same bytes may be many pictures. */
export const readLocations = (file: Uint8Array, meta: Uint8Array): ReadonlyMap<number, readonly Uint8Array[]> => {
  const iloc = openFull(needBox(meta, 'iloc'))
  const idat = findBox(meta, 'idat')
  const sizes = iloc.number(2)
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15)
  const isLater = iloc.version > 0
  const idBytes = iloc.version < 2 ? 2 : 4
  const locations = new Map<number, readonly Uint8Array[]>()
  for (let left = checkLength(iloc.number(idBytes)); left > 0; left--) {
    const id = iloc.number(idBytes)
    const method = isLater ? iloc.number(2) & 15 : IN_FILE
    iloc.number(2)
    const base = iloc.number(baseBytes!)
    const source = method === IN_FILE ? file : method === IN_IDAT ? idat : null
    const pieces: Uint8Array[] = []
    const count = iloc.number(2)
    if (count > MAX_PIECES) throw new UndecodableImage('too-costly', `an item in ${count} pieces`)
    for (let i = 0; i < count; i++) {
      if (isLater) iloc.number(indexBytes!)
      const from = base + iloc.number(offsetBytes!)
      const length = iloc.number(lengthBytes!)
      if (source) pieces.push(source.subarray(from, length === 0 ? undefined : from + length))
    }
    locations.set(id, pieces)
  }
  return locations
}
