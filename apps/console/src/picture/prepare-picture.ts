import type { PictureName } from '../service/inquiry.js'
import { drawScaled } from './draw-scaled.js'

/** What a service takes that nobody has set otherwise: 2 MB of a document (interface 8), 10 MB of a selfie. */
const maxBytes: Record<PictureName, number> = {
  frontside: 2 * 1024 * 1024,
  backside: 2 * 1024 * 1024,
  document: 2 * 1024 * 1024,
  selfie: 10 * 1024 * 1024,
  selfie_turned: 10 * 1024 * 1024,
}
/** Enough for the smallest print of a card that fills the picture, and far below 2 MB as a JPEG. */
const LONGEST_SIDE_PX = 2600
const qualities = [0.92, 0.85, 0.75]

type FileProblem = 'empty' | 'notPicture' | 'heic' | 'unreadable'
export type Prepared = { picture: File; change: 'none' | 'scaled' } | { problem: FileProblem; name: string }

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
/** By content: names and types are often wrong. */
export const formatOf = (bytes: Uint8Array): 'heic' | 'picture' | 'other' => {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'picture'
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 12) === 'avif' ? 'picture' : 'heic'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || text.startsWith('GIF8') || text.startsWith('BM')) return 'picture'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture'
  return text.startsWith('II*') || text.startsWith('MM') ? 'picture' : 'other'
}

/** What can be sent in this field: the file itself, the same picture as a smaller JPEG, or why neither. */
export const preparePicture = async (file: File, name: PictureName): Promise<Prepared> => {
  if (file.size === 0) return { problem: 'empty', name: file.name }
  const format = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (format === 'other') return { problem: 'notPicture', name: file.name }
  if (file.size <= maxBytes[name]) return { picture: file, change: 'none' }
  try {
    return { picture: await encode(file, maxBytes[name]), change: 'scaled' }
  } catch {
    return { problem: format === 'heic' ? 'heic' : 'unreadable', name: file.name }
  }
}

const encode = async (file: File, limit: number): Promise<File> => {
  const canvas = await drawScaled(file, LONGEST_SIDE_PX)
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= limit) {
      return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
    }
  }
  throw new Error('the picture stays too large')
}
