import { drawObject, drawSelfie, type Level, objectNames, photograph, type Studio } from '@vivid/specimens'
import sharp from 'sharp'
import { drawSides, photographNear } from './draw-case.js'
import { templates } from './templates.js'

/** What may be sent in place of one side. */
export type Stranger = 'blank' | 'foreign object' | 'selfie'

const blankFrames = ['#808080', '#ffffff', '#202020'] as const
const objects = objectNames.filter((name) => name !== 'blank card')
const cards = templates.filter(({ asked }) => asked === 'card')

/** A picture that is no side of the document at hand; equal seeds give equal pictures. */
export const drawStranger = async (stranger: Stranger, index: number, seed: string, level: Level, studio: Studio) => {
  if (stranger === 'selfie') return drawSelfie(studio.portraits, seed)
  if (stranger === 'blank')
    return index % 2 === 0 ? plainFrame(index) : photographObject('blank card', seed, level, studio)
  // A side of a card of another state is an object like any other.
  const name = objects[index % (objects.length + 1)]
  return name ? photographObject(name, seed, level, studio) : photographCard(index, seed, level, studio)
}

const plainFrame = (index: number): Promise<Buffer> =>
  sharp({
    create: { width: 1200, height: 900, channels: 3, background: blankFrames[(index >> 1) % blankFrames.length]! },
  })
    .jpeg()
    .toBuffer()

const photographObject = async (name: (typeof objectNames)[number], seed: string, level: Level, studio: Studio) =>
  (await photograph(await drawObject(name, seed, studio), { level }, seed)).jpeg

const photographCard = async (index: number, seed: string, level: Level, studio: Studio) => {
  const { kinds } = cards[index % cards.length]!
  const { sides } = await drawSides(studio, kinds[0]!, seed)
  return (await photographNear(sides[index % 2]!, level, seed)).jpeg
}
