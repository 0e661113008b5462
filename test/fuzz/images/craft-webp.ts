const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length & 1)])
}

/** So many times the picture of a small lossless WebP, as frames. */
export const webpOfFrames = (still: Buffer, side: number, count: number): Buffer => {
  const size = Buffer.alloc(6)
  size.writeUIntLE(side - 1, 0, 3)
  size.writeUIntLE(side - 1, 3, 3)
  // At the corner, of the whole size, for ten milliseconds; then the picture as it stood in its file.
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(6), size, Buffer.from([10, 0, 0, 0]), still.subarray(12)]))
  const chunks = [chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), size])), chunk('ANIM', Buffer.alloc(6))]
  const file = chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks, ...Array(count).fill(frame)]))
  return file
}
