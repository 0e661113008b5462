import { shrinkInBrowser } from '@vivid/client/shrink-in-browser'

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

/** What can be sent where the service takes so many bytes: the file itself, the same picture as a smaller JPEG, or why neither. */
export const preparePicture = async (
  file: File,
  mostBytes: number,
  shrink: typeof shrinkInBrowser = shrinkInBrowser,
): Promise<Prepared> => {
  if (file.size === 0) return { problem: 'empty', name: file.name }
  const format = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (format === 'other') return { problem: 'notPicture', name: file.name }
  if (file.size <= mostBytes) return { picture: file, change: 'none' }
  const shrunk = await shrink(file, mostBytes)
  if (!(shrunk instanceof Blob)) return { problem: format === 'heic' ? 'heic' : 'unreadable', name: file.name }
  const name = file.name.replace(/\.\w+$/, '.jpg')
  return { picture: new File([shrunk], name, { type: 'image/jpeg' }), change: 'scaled' }
}
