import { createHash } from 'node:crypto'
import { errors, type FaceMatchEngine } from '@vivid/contract'
import { drawSelfieOf, type Level, type Photo, type Studio } from '@vivid/specimens'
import { anyPicture, decode, type Picture, rectifyColour } from '@vivid/vision'
import sharp from 'sharp'
import { seeTwice } from '../support/see-twice.js'
import { seededRandom } from '../support/seeded-random.js'
import { drawCase, photographNear } from './draw-case.js'
import type { FacesTask } from './measure-faces.js'
import type { People } from './portrait-folder.js'
import type { MeasuredTemplate } from './templates.js'

/** What is sent as a selfie: the holder, living; or the document's own portrait, by one of these ways. */
export const copyWays = ['living', 'cut out', 'cut out, saved again', 'print held up', 'print held askew'] as const
type CopyWay = (typeof copyWays)[number]

export interface CopiesResult {
  measured: 'copies'
  template: string
  kind: string
  level: Level
  seed: string
  sent: CopyWay
  /** Null: accepted as the holder's selfie. */
  code: number | null
}

/** A document at every level, with selfies of its holder and with its own portrait in their place, taken from a second photo of it. */
export const measureCopies = async (
  engine: FaceMatchEngine,
  { fonts }: Studio,
  { portraits }: People,
  template: MeasuredTemplate,
  index: number,
  { levels, seed }: FacesTask,
): Promise<CopiesResult[]> => {
  const drawn = await drawCase({ fonts, portraits }, template, index, `copies/${seed}`)
  const side = drawn.sides.find(({ truth }) => truth.portrait && truth.sitter)
  if (!side) throw new Error(`${drawn.kind} has no portrait`)
  const living = await drawSelfieOf(portraits, side.truth.sitter!, 1)
  const results: CopiesResult[] = []
  for (const level of levels) {
    const name = `${drawn.kind}/${drawn.seed}/${level}`
    const { jpeg: document } = await photographNear(side, level, name)
    const copies = await copyPortrait(await photographNear(side, level, `${name}/again`), name)
    for (const [sent, selfie] of [['living', living], ...copies] as const) {
      const answer = await engine.answer({ selfie, document })
      const code = answer.outcome === 'rejected' ? errors[answer.error].code : null
      const { kind } = drawn
      results.push({ measured: 'copies', template: template.name, kind, level, seed: drawn.seed, sent, code })
    }
  }
  return results
}

/** Pixels across a selfie that shows nothing but the portrait. */
const WIDTH_PX = 720
/** Size of a portrait's face by the portrait's width, and its middle: of the drawn ones, and of those that `openPortraitFolder` cuts. */
const FACE = { size: 0.68, middle: [0.5, 0.46] } as const

const copyPortrait = async (photo: Photo, seed: string): Promise<[CopyWay, Buffer][]> => {
  const cut = cutPortrait((await decode(photo.jpeg, anyPicture)).picture, photo)
  const raw = { width: cut.widthPx, height: cut.heightPx, channels: 3 } as const
  const face = { sizePx: FACE.size * WIDTH_PX, middle: FACE.middle }
  const [straight, askew] = await seeTwice(
    cut,
    face,
    seededRandom(createHash('sha256').update(seed).digest().readUInt32LE()),
  )
  return [
    ['cut out', await sharp(cut.data, { raw }).jpeg({ quality: 90 }).toBuffer()],
    [
      'cut out, saved again',
      await sharp(cut.data, { raw })
        .resize(WIDTH_PX / 2)
        .jpeg({ quality: 60 })
        .toBuffer(),
    ],
    ['print held up', straight],
    ['print held askew', askew],
  ]
}

const cutPortrait = (picture: Picture, { truth }: Photo): Picture => {
  const { width, height } = truth.portrait!
  return rectifyColour(picture, truth.photo.portraitQuad!, WIDTH_PX, Math.round((WIDTH_PX * height) / width))
}
