import { fitted } from '../fitted.js'
import { lookAt, lookSize } from '../frame/look-at.js'
import { codeOf, type Hint, type Wanted } from '../watch/hint.js'
import { judge } from '../watch/watcher.js'

interface Warning {
  readonly hint: Hint
  /** With which the service would answer; null where it would not refuse the picture for this. */
  readonly code: number | null
}

export interface TakenPicture {
  readonly blob: Blob
  readonly width: number
  readonly height: number
  readonly warnings: readonly Warning[]
  /** How far the head is turned in a selfie, to a few degrees; positive to the picture's right. */
  readonly turnDegrees: number
}

/** The service takes documents of 2 MB; the rest of the form needs some room. */
const MAX_BYTES = 1.9 * 1024 * 1024
/** Enough for the smallest print of a card that fills the picture. */
const LONGEST_SIDE_PX = 2600
const qualities = [0.92, 0.85, 0.75, 0.6]

type Source = HTMLVideoElement | ImageBitmap

const draw = (source: Source, width: number, height: number) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return { canvas, context }
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality)
  })

/** The source as a JPEG that the service accepts; `original` itself where it is one already. */
const takeFrom = async (
  source: Source,
  size: { width: number; height: number },
  wanted: Wanted,
  original?: Blob,
): Promise<TakenPicture> => {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const look = lookSize(width, height)
  const { context } = draw(source, look.widthPx, look.heightPx)
  const { data } = context.getImageData(0, 0, look.widthPx, look.heightPx)
  const { hint, turnDegrees } = judge(lookAt(data, look.widthPx, look.heightPx), wanted, fitted)
  const warnings = hint === 'good' ? [] : [{ hint, code: codeOf(hint, wanted.subject) }]
  if (original) return { blob: original, ...size, warnings, turnDegrees }
  const { canvas } = draw(source, width, height)
  let blob = await toJpeg(canvas, qualities[0]!)
  for (const quality of qualities.slice(1)) if (blob.size > MAX_BYTES) blob = await toJpeg(canvas, quality)
  return { blob, width, height, warnings, turnDegrees }
}

/** The video's picture at this moment. */
export const takeFrame = (video: HTMLVideoElement, wanted: Wanted): Promise<TakenPicture> =>
  takeFrom(video, { width: video.videoWidth, height: video.videoHeight }, wanted)

const isJpeg = async (file: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0xff && second === 0xd8
}

/** A chosen file, as it is where the service takes it; throws where the browser cannot open it as a picture. */
export const takeFile = async (file: Blob, wanted: Wanted): Promise<TakenPicture> => {
  const bitmap = await createImageBitmap(file)
  try {
    const isKept = file.size <= MAX_BYTES && (await isJpeg(file))
    return await takeFrom(bitmap, { width: bitmap.width, height: bitmap.height }, wanted, isKept ? file : undefined)
  } finally {
    bitmap.close()
  }
}
