import { UndecodableImage } from '../undecodable-image.js'

/** Numbers of any count of bits, the lowest first, as lossless WebP writes them (RFC 9649 §3.3). */
export interface BitReader {
  bit(): number
  bits(count: number): number
}

export const createBitReader = (bytes: Uint8Array): BitReader => {
  let at = 0
  const bit = (): number => {
    const byte = bytes[at >> 3]
    if (byte === undefined) throw new UndecodableImage('broken', 'picture cut short')
    return (byte >> (at++ & 7)) & 1
  }
  return {
    bit,
    bits: (count) => {
      let value = 0
      for (let i = 0; i < count; i++) value += bit() * 2 ** i
      return value
    },
  }
}
