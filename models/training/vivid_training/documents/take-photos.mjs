/**
 * Draws what the locator learns specimens from: DATA/specimens (every side, flat) and DATA/taken (photos with their corners).
 *
 *     node models/training/vivid_training/documents/take-photos.mjs DATA [photos, default 1600] [drawings per side, default 5]
 *
 * Needs a built tree; about half a second a picture. The seeds are its own: no document of `npm run accuracy` is among them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSpecimen, listKinds, openStudio, photograph } from '@vivid/specimens'
import sharp from 'sharp'

/** The locator's input, and how wide flat drawings are kept. */
const [INPUT_SIDE, DRAWING_WIDTH] = [448, 480]
/** Faces are drawn once each and used again: nobody looks at them here. */
const PEOPLE = 60
/** Interface 8: a document covers at least a tenth of its picture. */
const LEAST_SHARE = 0.1
const CORNER_MM = 3

const round = (points, scale) => points.map(([x, y]) => [x * scale, y * scale].map((n) => Math.round(n * 100) / 100))

const area = (quad) => Math.abs(quad.reduce((sum, [x, y], i) => sum + x * quad[(i + 1) % 4][1] - quad[(i + 1) % 4][0] * y, 0) / 2)

async function openStudioOf(people) {
  const { portraits, ...studio } = await openStudio()
  const known = new Map()
  let asked = 0
  const again = (key) => {
    const person = asked++ % people
    if (!known.has(person)) known.set(person, portraits(key))
    return known.get(person)
  }
  return { ...studio, portraits: again }
}

async function takePhoto(drawing, level, seed) {
  const wish = { level, widthPx: 640 }
  const photo = await photograph(drawing, wish, seed)
  const { quad, widthPx, heightPx, conditions } = photo.truth.photo
  const share = area(quad) / (widthPx * heightPx)
  if (share >= LEAST_SHARE) return photo
  return photograph(drawing, { ...wish, scale: conditions.scale * Math.sqrt(LEAST_SHARE / share) * 1.01 }, seed)
}

async function writePhotos(folder, sides, studio, count) {
  mkdirSync(folder, { recursive: true })
  const rows = []
  for (let i = 0; i < count; i++) {
    const { kind, side, group } = sides[(i * 37) % sides.length]
    const seed = `locate-a/${i}`
    const drawing = await drawSpecimen({ kind, side, seed, pixelsPerMm: group === 'passport' ? 5 : 6.5 }, studio)
    const { jpeg, truth } = await takePhoto(drawing, i % 5 === 4 ? 'moderate' : 'hard', seed)
    const { widthPx, heightPx, quad, mrzQuad } = truth.photo
    const scale = INPUT_SIDE / Math.max(widthPx, heightPx)
    const size = [Math.round(widthPx * scale), Math.round(heightPx * scale)]
    const file = `${String(i).padStart(5, '0')}.jpg`
    await sharp(jpeg).resize(...size, { fit: 'fill' }).jpeg({ quality: 80 }).toFile(join(folder, file))
    rows.push({ file, group, size, quad: round(quad, scale), zone: mrzQuad && round(mrzQuad, scale) })
    if (i % 100 === 99) console.log(`${i + 1} of ${count} photos`)
  }
  writeLines(join(folder, 'photos.jsonl'), rows)
}

async function writeDrawings(folder, sides, studio, perSide) {
  mkdirSync(folder, { recursive: true })
  const rows = []
  for (let n = 0; n < perSide; n++)
    for (const { kind, side, group } of sides) {
      const { widthPx, heightPx, data, truth } = await drawSpecimen({ kind, side, seed: `texture-a/${n}`, pixelsPerMm: 8 }, studio)
      const scale = DRAWING_WIDTH / widthPx
      const file = `${kind}-${side}-${n}.jpg`
      await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
        .flatten({ background: '#fff' })
        .resize(DRAWING_WIDTH, Math.round(heightPx * scale), { fit: 'fill' })
        .jpeg({ quality: 85 })
        .toFile(join(folder, file))
      const box = truth.mrz?.box
      const zone = box ? round([[box.x, box.y], [box.x + box.width, box.y + box.height]], scale).flat() : null
      rows.push({ file, group, radius_px: group === 'passport' ? 4 : Math.round(CORNER_MM * 8 * scale), zone })
    }
  writeLines(join(folder, 'specimens.jsonl'), rows)
}

const writeLines = (file, rows) => writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

const [data, photos = '1600', perSide = '5'] = process.argv.slice(2)
if (!data) {
  console.error('usage: node take-photos.mjs DATA [photos] [drawings per side]')
  process.exit(2)
}
const studio = await openStudioOf(PEOPLE)
const sides = listKinds().flatMap(({ kind, sides, group }) => sides.map((side) => ({ kind, side, group })))
await writeDrawings(join(data, 'specimens'), sides, studio, Number(perSide))
await writePhotos(join(data, 'taken'), sides, studio, Number(photos))
process.exit(0)
