import { UndecodableImage } from './undecodable-image.js'

/** What a JPEG's headers say of the work that decoding it takes (ISO 10918-1 Annex B). */
export interface JpegScans {
  /** Where the first scan begins; the length of the file if there is none. */
  readonly firstScanAt: number
  readonly count: number
  /**
   * Coefficients that must be held until the last scan is read, per pixel: 0 where one scan holds all components in one
   * pass, otherwise 1.5 (4:2:0) to 4 (CMYK).
   */
  readonly heldPerPixel: number
  /** Coefficients that the scans go over, each as often as it is refined, per pixel. */
  readonly visitsPerPixel: number
}

interface Frame {
  readonly isProgressive: boolean
  /** In their order: the name by which scans choose it, which may not be its own, and its share of the samples, 1 unless subsampled. */
  readonly components: readonly { readonly id: number; readonly share: number }[]
}

/** From here on, frames are coded arithmetically. */
const LAST_HUFFMAN_FRAME = 0xc7
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Looks at markers only. A file of a thousand scans is a few kilobytes, and libjpeg visits every block in each. */
export const readJpegScans = (bytes: Uint8Array): JpegScans => {
  let frame: Frame | null = null
  let firstScanAt = bytes.length
  let [count, visitsPerPixel] = [0, 0]
  for (let at = nextMarker(bytes, 2); at < bytes.length && bytes[at] !== 0xd9; at = nextMarker(bytes, at)) {
    const marker = bytes[at]!
    at += 1
    if (standsAlone(marker)) continue
    const body = bytes.subarray(at + 2, at + Math.max(2, 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0)))
    at += 2 + body.length
    if (isFrame(marker)) frame ??= readFrame(marker, body)
    if (marker !== 0xda || !frame) continue
    firstScanAt = Math.min(firstScanAt, at)
    count += 1
    const components = Array.from({ length: body[0] ?? 0 }, (_, i) => body[1 + 2 * i] ?? -1)
    // One pass: the decoder stops after it.
    if (visitsPerPixel === 0 && !frame.isProgressive && components.length >= frame.components.length) break
    for (const id of components) visitsPerPixel += shareOf(frame, id)
  }
  const held = visitsPerPixel === 0 ? 0 : (frame?.components ?? []).reduce((sum, { share }) => sum + share, 0)
  return { firstScanAt, count, heldPerPixel: held, visitsPerPixel }
}

/** Which of several components of one name a scan goes over is the decoder's choice: the largest. */
const shareOf = ({ components }: Frame, id: number): number => {
  const named = components.filter((component) => component.id === id)
  return named.length === 0 ? 1 : Math.max(...named.map(({ share }) => share))
}

/** The byte after the next 0xFF that begins a marker: neither stuffed, nor fill, nor a restart within a scan. */
const nextMarker = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker & 0xf8) !== 0xd0) return at + 1
  }
  return bytes.length
}

const readFrame = (marker: number, body: Uint8Array): Frame => {
  // No camera writes it and no browser shows it, and neither bytes nor pixels tell how long it takes.
  if (marker > LAST_HUFFMAN_FRAME) throw new UndecodableImage('broken', 'arithmetic coding')
  const components = Array.from({ length: body[5] ?? 0 }, (_, i) => ({
    id: body[6 + 3 * i] ?? -1,
    samples: ((body[7 + 3 * i] ?? 0x11) >> 4) * ((body[7 + 3 * i] ?? 0x11) & 15),
  }))
  const most = Math.max(1, ...components.map(({ samples }) => samples))
  return {
    isProgressive: (marker & 3) === 2,
    components: components.map(({ id, samples }) => ({ id, share: samples / most })),
  }
}
