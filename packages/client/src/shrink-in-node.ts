import { encodeToFit, type Shrink } from './shrink.js'

/** What is used of sharp, which may be installed beside the client or not. */
interface Pipeline {
  rotate(): Pipeline
  resize(size: { width: number; height: number; fit: 'inside'; withoutEnlargement: true }): Pipeline
  jpeg(options: { quality: number }): Pipeline
  toBuffer(): Promise<Uint8Array<ArrayBuffer>>
}
type Sharp = (bytes: Uint8Array) => Pipeline

/** A name that only Node resolves: neither compiler nor bundler asks for a package that is nobody's duty to install. */
const optional: string = 'sharp'

const findSharp = (): Promise<Sharp | null> =>
  import(optional).then(
    (found: { default: Sharp }) => found.default,
    () => null,
  )

const isHeic = (bytes: Uint8Array): boolean => {
  const brand = String.fromCharCode(...bytes.subarray(4, 12))
  return brand.startsWith('ftyp') && brand !== 'ftypavif'
}

/** By sharp, where it is installed and can decode the picture: as npm has it, it reads no HEIC. */
export const shrinkInNode =
  (find: () => Promise<Sharp | null> = findSharp): Shrink =>
  async (picture, mostBytes) => {
    const sharp = await find()
    if (!sharp) return { hint: 'install sharp beside the client, or save it smaller' }
    const bytes = new Uint8Array(await picture.arrayBuffer())
    const encode = async (sidePx: number, quality: number) => {
      const size = { width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true } as const
      const upright = sharp(bytes).rotate().resize(size)
      return new Blob([await upright.jpeg({ quality: Math.round(100 * quality) }).toBuffer()])
    }
    return encodeToFit(encode, mostBytes).catch(() => ({
      hint: `sharp cannot decode ${isHeic(bytes) ? 'its format, HEIC' : 'it'}: save it as JPEG`,
    }))
  }
