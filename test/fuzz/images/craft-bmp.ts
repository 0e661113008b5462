/** 24 bits, rows from the top, of RGB pixels; there may be fewer than the size that is claimed. */
export const bmp = (pixels: Buffer, width: number, height: number): Buffer => {
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(-height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  const stride = Math.ceil((width * 3) / 4) * 4
  const rows = Buffer.alloc(stride * Math.min(height, Math.ceil(pixels.length / (3 * width))))
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const to = stride * Math.floor(at / (3 * width)) + (at % (3 * width))
    for (let c = 0; c < 3; c++) if (to + c < rows.length) rows[to + c] = pixels[at + 2 - c]!
  }
  return Buffer.concat([head, rows])
}

/** Every pixel is there and zero; up to eight bits with a palette. */
export const bmpOfBits = (width: number, height: number, bits: number): Buffer => {
  const paletteBytes = bits <= 8 ? 4 * 2 ** bits : 0
  const file = Buffer.alloc(54 + paletteBytes + Math.ceil((width * bits) / 32) * 4 * height)
  file.write('BM', 'latin1')
  file.writeUInt32LE(54 + paletteBytes, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  return file
}
