import { type Static, Type } from 'typebox'
import { Choice } from './choice.js'
import { sides } from './kinds/ocr/document-types.js'

/** Four corners, clockwise from the document's own top left, in pixels of the upright picture as it was sent. */
const Outline = Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { minItems: 4, maxItems: 4 })
export type Outline = Static<typeof Outline>

/** One place, told by several outlines: it is the area that all of them have in common. */
export const Outlines = Type.Array(Outline, { minItems: 1, maxItems: 3 })

/** Left, top, right and bottom, in the same pixels. */
const Box = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()])
export type Box = Static<typeof Box>

/** What a job judged in one of its pictures. Parts of an answer are joined only where their looks agree. */
export const Look = Type.Object({
  /** The picture's name in the job. */
  picture: Type.String(),
  /** The side of the document that the picture shows. */
  side: Type.Optional(Choice(sides)),
  /** Where the document lies. It was read, and proven where that was asked, within each of these. */
  outlines: Type.Optional(Outlines),
  /** Whether documents of this design bear the holder's portrait on this side; left out where the design is unknown. */
  bearsPortrait: Type.Optional(Type.Boolean()),
  /** Whether the side names the holder, in print or otherwise. */
  namesHolder: Type.Optional(Type.Boolean()),
  /** The face that was judged. */
  face: Type.Optional(Box),
})
export interface Look extends Static<typeof Look> {}

const corners: Outline = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** The looks of an answer that no engine gave: each picture shows one document that fills it, and one face. */
export const pretendLooks = (job: { readonly images: object }): Look[] =>
  Object.keys(job.images).map((picture) => ({
    picture,
    side: picture === 'backside' ? 'back' : 'front',
    outlines: [corners],
    bearsPortrait: picture !== 'backside',
    namesHolder: true,
    face: [0, 0, 1, 1],
  }))
