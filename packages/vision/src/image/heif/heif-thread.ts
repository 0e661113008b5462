import { parentPort, workerData } from 'node:worker_threads'
import { wrapInTiff } from '../tiff/wrap-in-tiff.js'
import { openLibheif } from './open-libheif.js'
import { shrinkRgb } from './shrink-rgb.js'

/** One picture; the thread ends with it, and the decoder's memory with the thread. */
export interface HeifTask {
  readonly bytes: Uint8Array
  readonly profile: Uint8Array | null
  readonly factor: number
  readonly maxPixels: number
  readonly memoryPages: number
}

/** Size as sent, upright; and the shrunken picture as a TIFF, or why there is none. */
export type HeifReply =
  | { readonly widthPx: number; readonly heightPx: number; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly problem: string }

const { bytes, profile, factor, maxPixels, memoryPages } = workerData as HeifTask
// Outside of what is blamed on the picture: a decoder that cannot be loaded is our fault.
const libheif = openLibheif(memoryPages)

const read = (): HeifReply => {
  const context = libheif.heif_context_alloc()
  const { code, message } = libheif.heif_context_read_from_memory(context, bytes)
  if (code !== libheif.heif_error_code.heif_error_Ok) return { problem: message }
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if (handle.code !== undefined) return { problem: handle.message ?? 'no picture' }
  const widthPx = libheif.heif_image_handle_get_width(handle)
  const heightPx = libheif.heif_image_handle_get_height(handle)
  // Turned, cut or laid together, it may have another size than the largest that the header names.
  if (!(widthPx * heightPx > 0 && widthPx * heightPx <= maxPixels)) return { problem: `${widthPx}×${heightPx}` }
  const { heif_colorspace_RGB: rgb } = libheif.heif_colorspace
  const decoded = libheif.heif_js_decode_image2(handle, rgb, libheif.heif_chroma.heif_chroma_interleaved_RGB)
  const [pixels] = decoded.channels ?? []
  if (!pixels) return { problem: decoded.message ?? 'not decoded' }
  const [width, height] = [Math.ceil(pixels.width / factor), Math.ceil(pixels.height / factor)]
  const wrapped = wrapInTiff(width, height, profile)
  shrinkRgb(pixels, wrapped.pixels, factor)
  return { widthPx, heightPx, file: wrapped.file }
}

const reply = (): HeifReply => {
  try {
    return read()
  } catch (error) {
    // The decoder aborted, out of memory or by a check of its own; nobody uses it again.
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const answer = reply()
parentPort!.postMessage(answer, 'file' in answer ? [answer.file.buffer] : [])
