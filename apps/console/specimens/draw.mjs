// Draws the pictures that the console offers: `npm run specimens:console`. They are committed, so that the console shows
// the same ones everywhere.
import { writeFile } from 'node:fs/promises'
import { drawCloseSelfie, drawScreen, drawSelfieOf, drawSpecimen, openStudio, photograph } from '@vivid/specimens'

const folder = new URL('../public/specimens/', import.meta.url)
const studio = await openStudio()

/** How a careful person photographs a document on a table. */
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

/** One in fifty drawn cards breaks its state's rule, and some have expired: neither is shown as genuine. */
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const isShown = ({ document_number: number, birth_date: birth, expiration_date: expiry }) => {
  const yearOf = (date) => Number(date.slice(-4))
  const year = new Date().getFullYear()
  const isRight = letters[Number(number.slice(0, -1)) % letters.length] === number.at(-1)
  return isRight && yearOf(expiry) >= year + 4 && yearOf(birth) > year - 55 && yearOf(birth) < year - 20
}
const chooseCard = async (from) => {
  for (let number = from; ; number += 1) {
    const seed = `console ${number}`
    if (isShown((await draw('id-card-spain', seed, 'front')).truth.fields)) return seed
  }
}

await take('passport', await draw('passport-modern', 'console 5'))
await take('passport-mexico', await draw('passport-mexico', 'console'), { rotationDegrees: 5, scene: 'gradient' })
const card = await chooseCard(10)
const front = await take('card-front', await draw('id-card-spain', card, 'front'))
await take('card-back', await draw('id-card-spain', card, 'back'), { rotationDegrees: 3 })
/** Somebody else's card, as valid as the first: only the two sides disagree. */
const otherCard = await chooseCard(Number(card.split(' ').at(-1)) + 1)
await take('other-back', await draw('id-card-spain', otherCard, 'back'), { rotationDegrees: -2 })
await take('card-blurred', await draw('id-card-spain', card, 'front'), { defocusPx: 5 })
await take('card-on-screen', await drawScreen(front, 'card-on-screen'), { rotationDegrees: 2, scale: 0.96, noise: 3 })
/** The card's holder, another day. */
const { sitter } = (await draw('id-card-spain', card, 'front')).truth
await writeFile(new URL('selfie-holder.jpg', folder), await drawSelfieOf(studio.portraits, sitter, 2))
const selfie = await drawCloseSelfie(studio.portraits, 'console 13')
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
