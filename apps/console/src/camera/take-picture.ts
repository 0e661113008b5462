/** Below the interface's 2 MB with room for the rest of the form. */
const MAX_BYTES = 1.9 * 1024 * 1024
const qualities = [0.92, 0.85, 0.75, 0.6]

/** The video's current picture as a JPEG that the service accepts. */
export const takePicture = async (video: HTMLVideoElement, name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  canvas.getContext('2d')!.drawImage(video, 0, 0)
  let blob = new Blob()
  for (const quality of qualities) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.size <= MAX_BYTES) break
  }
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' })
}
