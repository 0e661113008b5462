import { encodeToFit, type Shrink } from './shrink.js'

/** A JPEG of the picture, its longer side no longer than this; `quality` is 0…1. */
export const encodeScaled = (bitmap: ImageBitmap, longestSidePx: number, quality: number): Promise<Blob> => {
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** By the browser's own decoders, which also turn the picture upright. */
export const shrinkInBrowser: Shrink = async (picture, mostBytes) => {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return { hint: 'this browser cannot decode it: save it as JPEG' }
  try {
    return await encodeToFit((sidePx, quality) => encodeScaled(bitmap, sidePx, quality), mostBytes)
  } finally {
    bitmap.close()
  }
}
