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

/** Numbers of any count of bits, the lowest first. */
const createBits = () => {
  const bytes: number[] = []
  let [byte, filled] = [0, 0]
  const put = (value: number, count: number) => {
    for (let i = 0; i < count; i++) {
      byte |= ((value >>> i) & 1) << filled++
      if (filled < 8) continue
      bytes.push(byte)
      byte = filled = 0
    }
  }
  return { put, finish: () => Buffer.from([...bytes, byte]) }
}

/**
 * A lossless WebP (RFC 9649 §3) of one colour, in which each block of 4 × 4 pixels has a group of prefix codes of its own, up to
 * the 65,536 that can be told apart; a group takes twenty bits.
 */
export const webpOfGroups = (side: number): Buffer => {
  const { put, finish } = createBits()
  /** One symbol, 0, which takes no bit. */
  const putSingle = () => put(1, 4)
  /** 256 symbols of eight bits each: lengths are coded by one bit, for 0 or 8. */
  const putEven = () => {
    put(0, 1)
    put(8, 4)
    for (const length of [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]) put(length, 3)
    put(1, 1)
    put(3, 3)
    put(254, 8)
    for (let i = 0; i < 256; i++) put(1, 1)
  }
  const reverse = (value: number) => Number.parseInt(value.toString(2).padStart(8, '0').split('').reverse().join(''), 2)
  const reversed = Array.from({ length: 256 }, (_, value) => reverse(value))
  put(side - 1, 14)
  put(side - 1, 14)
  put(0, 4)
  // No transform, no cache of colours; groups by blocks of four pixels, in an image without a cache.
  put(0, 1)
  put(0, 1)
  put(1, 1)
  put(0, 3)
  put(0, 1)
  putEven()
  putEven()
  for (let i = 0; i < 3; i++) putSingle()
  const blocks = Math.ceil(side / 4) ** 2
  for (let i = 0; i < blocks; i++) {
    put(reversed[i & 255]!, 8)
    put(reversed[(i >> 8) & 255]!, 8)
  }
  for (let i = 0; i < 5 * Math.min(65_536, blocks); i++) putSingle()
  const stream = Buffer.concat([Buffer.from([0x2f]), finish()])
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), chunk('VP8L', stream)]))
}
