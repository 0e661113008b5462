import { type Encode, encodeToFit, type Shrink } from './shrink.js'

/** By the browser's own decoders, which also turn the picture upright. */
export const shrinkInBrowser: Shrink = async (picture, mostBytes) => {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return null
  const encode: Encode = (longestSidePx, quality) => {
    const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas.convertToBlob({ type: 'image/jpeg', quality })
  }
  try {
    return await encodeToFit(encode, mostBytes)
  } finally {
    bitmap.close()
  }
}
