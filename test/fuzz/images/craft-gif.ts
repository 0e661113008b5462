/** Frames of one colour, each of the whole size that is claimed. */
export const gif = (width: number, height: number, frames: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x4c\x01\0', 'latin1')
  frame.writeUInt16LE(width, 13)
  frame.writeUInt16LE(height, 15)
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}
