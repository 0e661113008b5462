import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '@vivid/command'
import { loadFaceEmbedder } from '@vivid/engines/face-match'
import type { Studio } from '@vivid/specimens'
import type { Picture, Quad } from '@vivid/vision'
import sharp from 'sharp'

type Portraits = Studio['portraits']
type Portrait = Awaited<ReturnType<Portraits>>

/** Portraits to draw documents with, and whose each is. */
export interface People {
  readonly portraits: Portraits
  /** Equal for seeds that are given the same face. */
  person(seed: string): Promise<string>
  /** Whether portraits look like the sex that is asked for. */
  readonly hasSexes: boolean
}

/** Twice the portrait generator's 128 × 160. */
const [WIDTH_PX, HEIGHT_PX] = [256, 320]

/** Side and centre of the aligned face in shares of the generator's portraits, measured on 40 of them. */
const [SIDE, CENTRE_X, CENTRE_Y] = [0.68, 0.5, 0.46]

/** One file is one person, whatever sex is asked for; files without a face that is found, or that do not fit, are passed over. */
export const openPortraitFolder = async (
  folder: string,
  fits: (portrait: Portrait) => boolean = () => true,
): Promise<People> => {
  const files = (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort()
  const embedder = await loadFaceEmbedder()
  const known = new Map<string, Promise<Portrait | null>>()
  const open = (file: string): Promise<Portrait | null> => {
    const portrait = known.get(file) ?? cutPortrait(embedder, join(folder, file))
    known.set(file, portrait)
    return portrait
  }
  const sit = async (seed: string): Promise<{ file: string; portrait: Portrait }> => {
    const first = createHash('sha256').update(seed).digest().readUInt32BE()
    for (let n = 0; n < files.length; n++) {
      const file = files[(first + n) % files.length]!
      const portrait = await open(file)
      if (portrait && fits(portrait)) return { file, portrait }
    }
    throw new UsageError(`--portraits: no picture of a face that can be used in ${folder}`)
  }
  return {
    portraits: async (seed) => (await sit(seed)).portrait,
    person: async (seed) => (await sit(seed)).file,
    hasSexes: false,
  }
}

const cutPortrait = async (
  embedder: Awaited<ReturnType<typeof loadFaceEmbedder>>,
  file: string,
): Promise<Portrait | null> => {
  const { picture, numbers } = await embedder.embed(await readFile(file))
  return numbers && cutOut(picture, numbers.square)
}

/** The face where the generator puts its faces; beyond the picture its outermost pixels go on. */
export const cutOut = async ({ widthPx, heightPx, channels, data }: Picture, face: Quad): Promise<Portrait> => {
  const middle = (axis: 0 | 1) => face.reduce((sum, point) => sum + point[axis] / face.length, 0)
  const [[x0, y0], [x1, y1]] = [face[0], face[1]]
  const width = Math.round(Math.hypot(x1 - x0, y1 - y0) / SIDE)
  const height = Math.round((width * HEIGHT_PX) / WIDTH_PX)
  const [left, top] = [Math.round(middle(0) - CENTRE_X * width), Math.round(middle(1) - CENTRE_Y * height)]
  const beyond = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + width - widthPx),
    bottom: Math.max(0, top + height - heightPx),
  }
  // Sharp cuts before it extends, whatever the order of calls.
  const extended = await sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    .extend({ ...beyond, extendWith: 'copy' })
    .png()
    .toBuffer()
  const cut = await sharp(extended)
    .extract({ left: left + beyond.left, top: top + beyond.top, width, height })
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, data: new Uint8Array(cut) }
}
