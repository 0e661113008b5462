/** Upright sRGB pixels, interleaved, one byte per channel, rows without padding. */
export interface Picture {
  readonly widthPx: number
  readonly heightPx: number
  readonly channels: 1 | 3
  readonly data: Uint8Array
}

export const createPicture = (widthPx: number, heightPx: number, channels: 1 | 3, data?: Uint8Array): Picture => {
  const length = widthPx * heightPx * channels
  if (data && data.length !== length) throw new RangeError(`expected ${length} bytes of pixels, got ${data.length}`)
  return { widthPx, heightPx, channels, data: data ?? new Uint8Array(length) }
}
