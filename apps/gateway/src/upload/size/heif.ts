import { enough, type SizeFormat } from './look.js'

/** What stands before the boxes within a box: its length and name, in `meta` also its version. */
const entered: Record<string, number> = { meta: 12, iprp: 8, ipco: 8 }

/**
 * From box to box (ISO 14496-12 §4.2), into those that hold the properties of pictures. Of all sizes (`ispe`: length, name,
 * version, width, height) the largest is the picture's: tiles and thumbnails are smaller.
 */
export const heif: SizeFormat = {
  bytes: 20,
  begin: () => (box) => {
    const [length, name] = [box.readUInt32BE(0), box.toString('latin1', 4, 8)]
    const inside = entered[name]
    if (inside !== undefined) return { skip: inside }
    const skip = length === 1 ? Number(box.readBigUInt64BE(8)) : length
    // 0 stands for all that follows.
    if (skip < 8) return enough
    return name === 'ispe' ? { pixels: box.readUInt32BE(12) * box.readUInt32BE(16), skip } : { skip }
  },
}
