import { limits } from '@vivid/contract'
import { type ImageType, imageTypeOf, TYPE_BYTES } from './image-type.js'
import { bmp, gif, png, webp } from './size/fixed-sizes.js'
import { heif } from './size/heif.js'
import { jpeg } from './size/jpeg.js'
import type { SizeFormat } from './size/look.js'
import { tiff } from './size/tiff.js'

const formats: Record<ImageType, SizeFormat> = { jpeg, png, webp, gif, bmp, tiff, heif }

/** A photo has some dozens of markers or boxes before its size; each look is at thirty bytes at most. */
const MAX_LOOKS = 4096

/** Finds a picture's pixels while it streams in: its price is known before anybody decodes it. */
export interface SizeFinder {
  add(piece: Buffer): void
  /** 0 for what was not found, in broken files; and for more than any decoder takes, which costs nothing. */
  pixels(): number
}

export const createSizeFinder = (): SizeFinder => {
  let pixels = 0
  let format: SizeFormat | null = null
  let look: ReturnType<SizeFormat['begin']> | null = null
  let rest = Buffer.alloc(0)
  let skipBytes = 0
  let looks = 0
  let isOver = false

  /** Looks at what stands at the beginning of `bytes`, and notes how far to go on. */
  const lookAt = (bytes: Buffer) => {
    if (!format || !look) {
      const type = imageTypeOf(bytes)
      format = type && formats[type]
      look = format?.begin() ?? null
      isOver = format === null
      return
    }
    const seen = look(bytes)
    looks += 1
    pixels = Math.max(pixels, seen.pixels ?? 0)
    skipBytes = seen.skip ?? 0
    isOver = seen.skip === null || looks >= MAX_LOOKS
  }

  return {
    add: (piece) => {
      if (isOver) return
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      let at = 0
      while (!isOver) {
        const skipped = Math.min(skipBytes, bytes.length - at)
        skipBytes -= skipped
        at += skipped
        if (bytes.length - at < (format?.bytes ?? TYPE_BYTES)) break
        lookAt(bytes.subarray(at))
      }
      rest = isOver ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at))
    },
    pixels: () => (pixels > limits.pixels ? 0 : pixels),
  }
}
