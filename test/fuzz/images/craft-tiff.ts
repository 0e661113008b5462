/** Little-endian; entries are tag, type, count, value. `next`: where the next directory is said to stand. */
export const tiff = (entries: [number, number, number, number][], next: number): Buffer => {
  const bytes = Buffer.alloc(8 + 2 + 12 * entries.length + 4 + 64)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(entries.length, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * index
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  bytes.writeUInt32LE(next, 10 + 12 * entries.length)
  return bytes
}
export const tiffOf = (width: number, height: number, next = 0) =>
  tiff(
    [
      [256, 4, 1, width],
      [257, 4, 1, height],
      [258, 3, 1, 8],
      [259, 3, 1, 1],
      [262, 3, 1, 1],
      [273, 4, 1, 8],
      [277, 3, 1, 1],
      [278, 4, 1, height],
      [279, 4, 1, 0xffff],
    ],
    next,
  )
