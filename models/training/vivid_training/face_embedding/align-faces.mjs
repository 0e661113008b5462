/**
 * Finds the face of each picture as the engine does and keeps it aligned, with a rim for views that are moved a little:
 * FACES.bin (WebP after WebP) and FACES.jsonl (file and bytes of each, in that order).
 *
 *     node models/training/vivid_training/face_embedding/align-faces.mjs FACES FOLDER…
 *
 * Needs a built tree; about 40 ms a picture.
 */
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFaceEmbedder } from '@vivid/engines/face-match'
import { levelRectangle, rectifyColour, sideLengths } from '@vivid/vision'
import sharp from 'sharp'

/** The network sees the inner 128 pixels. */
const [SIDE, RIM] = [144, 8]
const QUALITY = 76
/** A face of fewer pixels, or one that the mesh doubts, is no clean picture to learn from. */
const [LEAST_SIDE, LEAST_PRESENCE] = [90, 0.9]

const embedder = await loadFaceEmbedder()

async function align(bytes) {
  const { picture, found, numbers } = await embedder.embed(bytes)
  if (!found || !numbers || found.mesh.presence < LEAST_PRESENCE) return null
  const { square } = numbers
  if (sideLengths(square).width < LEAST_SIDE) return null
  const times = SIDE / (SIDE - 2 * RIM)
  const { data } = rectifyColour(picture, levelRectangle(square, times, times), SIDE, SIDE)
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer()
}

const [target, ...folders] = process.argv.slice(2)
if (folders.length === 0) throw new Error('usage: align-faces.mjs FACES FOLDER…')
const [faces, list] = [createWriteStream(`${target}.bin`), createWriteStream(`${target}.jsonl`)]
let [seen, kept] = [0, 0]
for (const folder of folders) {
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(jpe?g|png|webp)$/i.test(name)) continue
    seen++
    const file = await align(readFileSync(join(folder, name))).catch(() => null)
    if (!file) continue
    kept++
    faces.write(file)
    list.write(`${JSON.stringify({ file: join(folder, name), bytes: file.length })}\n`)
  }
}
faces.end()
list.end()
console.log(`${kept} of ${seen} faces`)
