import { encodeScaled } from '@vivid/client/shrink-in-browser'

/** Enough to recognise what was found in it; two sides of eight answers stay well below the 5 MB of a browser's storage. */
const LONGEST_SIDE_PX = 900
const QUALITY = 0.7

const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** A small JPEG of the picture as a `data:` address; null where the browser cannot decode it. */
export const previewOf = async (picture: Blob): Promise<string | null> => {
  try {
    const bitmap = await createImageBitmap(picture)
    try {
      return await dataAddressOf(await encodeScaled(bitmap, LONGEST_SIDE_PX, QUALITY))
    } finally {
      bitmap.close()
    }
  } catch {
    return null
  }
}
