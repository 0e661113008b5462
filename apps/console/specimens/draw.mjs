// Draws the pictures that the console offers: `npm run specimens:console`. They are committed, so that the console shows
// the same ones everywhere.
import { writeFile } from 'node:fs/promises'
import { drawScreen, drawSelfie, drawSpecimen, openStudio, photograph } from '@vivid/specimens'

const folder = new URL('../public/specimens/', import.meta.url)
const studio = await openStudio()

/** Held over a table by somebody who wants to be read. */
const well = {
  level: 'clean',
  scene: 'wood',
  widthPx: 1180,
  heightPx: 885,
  scale: 0.8,
  offsetX: 0,
  offsetY: 0,
  rotationDegrees: -4,
  tiltDegrees: 7,
  jpegQuality: 82,
}

const take = async (name, drawing, wish = {}) => {
  const { jpeg } = await photograph(drawing, { ...well, ...wish }, name)
  await writeFile(new URL(`${name}.jpg`, folder), jpeg)
  console.log(`${name}.jpg ${Math.round(jpeg.length / 1000)} kB`)
  return jpeg
}
const draw = (kind, seed, side) => drawSpecimen({ kind, seed, ...(side ? { side } : {}), pixelsPerMm: 12 }, studio)

await take('passport', await draw('passport-modern', 'console 5'))
await take('passport-mexico', await draw('passport-mexico', 'console'), { rotationDegrees: 5, scene: 'gradient' })
const front = await take('card-front', await draw('id-card-spain', 'console 8', 'front'))
await take('card-back', await draw('id-card-spain', 'console 8', 'back'), { rotationDegrees: 3 })
await take('other-back', await draw('id-card-spain', 'console 9', 'back'), { rotationDegrees: -2 })
await take('card-blurred', await draw('id-card-spain', 'console 8', 'front'), { defocusPx: 5 })
await take('card-on-screen', await drawScreen(front, 'card-on-screen'), { rotationDegrees: 2, scale: 0.96, noise: 3 })
const selfie = await drawSelfie(studio.portraits, 'console 13')
await writeFile(new URL('selfie.jpg', folder), selfie)
await take('selfie-on-screen', await drawScreen(selfie, 'selfie-on-screen', 0.9), {
  widthPx: 640,
  heightPx: 760,
  rotationDegrees: -5,
  tiltDegrees: 12,
  scale: 0.95,
  defocusPx: 1.1,
  noise: 9,
  warmth: -0.8,
  jpegQuality: 74,
})
