/** The picture on a canvas, its longer side no longer than this; throws where the browser cannot decode it. */
export const drawScaled = async (picture: Blob, longestSidePx: number): Promise<HTMLCanvasElement> => {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}
