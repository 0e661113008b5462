/** Enough to recognise what was found in it; two sides of eight answers stay well below the 5 MB of a browser's storage. */
const longestSidePx = 900
const quality = 0.7

/** A small JPEG of the picture as a `data:` address; null where the browser cannot decode it. */
export const previewOf = async (picture: Blob): Promise<string | null> => {
  try {
    const bitmap = await createImageBitmap(picture)
    const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', quality)
  } catch {
    return null
  }
}
