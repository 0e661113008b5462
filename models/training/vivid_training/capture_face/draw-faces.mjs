/**
 * Draws people who turn their heads, for the finder of the capture component: free photographs show few heads that are turned.
 *
 *     node models/training/vivid_training/capture_face/draw-faces.mjs FOLDER [people, default 500]
 *
 * Needs a built tree. The people are not those of `npm run fit-capture` or `npm run bench -- capture`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openStudio } from '@vivid/specimens'
import { turnHead } from '@vivid/specimens/selfie'
import sharp from 'sharp'

/** Degrees to either side, and up and down, as far as a drawn portrait can be turned. */
const [MOST_TURNED, MOST_BOWED] = [24, 9]

const [folder, people = '500'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const { portraits } = await openStudio()
for (let i = 0; i < Number(people); i++) {
  const straight = await portraits(`capture-face-${i}`)
  // Evenly spread: neighbours in the list differ most.
  const [turn, bow] = [((i * 0.618) % 1) * 2 - 1, ((i * 0.755) % 1) * 2 - 1]
  const { widthPx, heightPx, data } = turnHead(straight, MOST_TURNED * turn, MOST_BOWED * bow)
  await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 92 })
    .toFile(join(folder, `${i}.jpg`))
}
