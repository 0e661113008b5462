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

/** Null without sharp, and for what it cannot decode. */
export const shrinkInNode =
  (find: () => Promise<Sharp | null> = findSharp): Shrink =>
  async (picture, mostBytes) => {
    const sharp = await find()
    if (!sharp) return null
    const bytes = new Uint8Array(await picture.arrayBuffer())
    const encode = async (sidePx: number, quality: number) => {
      const size = { width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true } as const
      const upright = sharp(bytes).rotate().resize(size)
      return new Blob([await upright.jpeg({ quality: Math.round(100 * quality) }).toBuffer()])
    }
    return encodeToFit(encode, mostBytes).catch(() => null)
  }
