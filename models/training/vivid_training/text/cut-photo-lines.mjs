/**
 * Cuts lines of print from hard photos of drawn specimens, with their texts, for `train_reader.py` (DATA/taken):
 *
 *     node models/training/vivid_training/text/cut-photo-lines.mjs DATA/taken [documents per kind, default 4]
 *
 * Needs a built tree. The seeds are its own: no document of `npm run accuracy` is among them, though names and labels are.
 */
import { drawSpecimen, listKinds, openStudio, photograph } from '@vivid/specimens'
import { decode, jpegOnly, project, rectangleToQuad, rectify, sideLengths } from '@vivid/vision'
import { BESIDE, CAP, ROWS, SHEET_WIDTH, writeLines } from './line-sheets.mjs'


/** Ink reaches beyond a capital's height, in capitals: marks above, tails below, slashes. */
const beyond = (text) => {
  const apart = text.normalize('NFD')
  return {
    above: /\p{Lu}[\u0300-\u030c]/u.test(apart) ? 0.27 : 0,
    below: /[gjpqyQ,;]|[CST]\u0327/u.test(apart) ? 0.24 : /[/()|]/.test(apart) ? 0.16 : 0,
  }
}

/** Smaller print, or paler after glare, can be read by nobody. */
const [MIN_CAP_PX, MIN_SPREAD] = [5.2, 5.5]

/** Values in the sizes that photos make hard; some labels, which repeat themselves. By a line's number, so that it stays the same. */
const isKept = ({ role, capPx }, number) => {
  const chance = (number * 0.618_034) % 1
  if (role === 'value') return capPx < 13 || chance < 0.3
  return capPx >= 6 && chance < (capPx < 10 ? 0.35 : 0.15)
}

function cutLine({ text, box }, picture, toPhoto, pixelsPerDrawn) {
  const { above, below } = beyond(text)
  const cap = box.height / (1 + above + below)
  const [scale, middle] = [cap / CAP, box.y + above * cap + cap / 2]
  const [left, right] = [box.x - BESIDE * scale, box.x + box.width + BESIDE * scale]
  const [top, bottom] = [middle - (ROWS / 2) * scale, middle + (ROWS / 2) * scale]
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom]]
  const widthPx = Math.round((right - left) / scale)
  if (widthPx > SHEET_WIDTH || cap * pixelsPerDrawn < MIN_CAP_PX) return null
  const cut = rectify(picture, corners.map((corner) => project(toPhoto, corner)), widthPx, ROWS)
  return spreadOf(cut) < MIN_SPREAD ? null : { data: cut.data, widthPx, capPx: cap * pixelsPerDrawn }
}

function spreadOf({ data, widthPx }) {
  const tones = []
  for (let y = 16; y < 40; y++) for (let x = BESIDE; x < widthPx - BESIDE; x++) tones.push(data[y * widthPx + x])
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length
  return Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length)
}

async function* photoLines(count) {
  const studio = await openStudio()
  for (let n = 0; n < count; n++)
    for (const { kind, sides } of listKinds())
      for (const side of sides.filter((one) => one === 'front' || n % 2 === 0)) {
        const drawing = await drawSpecimen({ kind, side, seed: `text-train/${n}` }, studio)
        const { lines, drawing: size } = drawing.truth
        for (const [i, level] of ['hard', 'hard', ...(n % 3 === 0 ? ['moderate'] : [])].entries()) {
          const photo = await photograph(drawing, { level }, `text-train/${n}/${i}`)
          const { picture } = await decode(photo.jpeg, jpegOnly)
          const { quad } = photo.truth.photo
          const toPhoto = rectangleToQuad(size.widthPx, size.heightPx, quad)
          for (const line of lines.filter(({ text, angleDegrees }) => !angleDegrees && /[\p{Lu}\d]/u.test(text))) {
            const cut = cutLine(line, picture, toPhoto, sideLengths(quad).width / size.widthPx)
            if (cut) yield { ...cut, text: line.text.normalize('NFC'), role: line.role }
          }
        }
      }
}

const [folder, count = '4'] = process.argv.slice(2)
const kept = []
let number = 0
for await (const line of photoLines(Number(count))) if (isKept(line, number++)) kept.push(line)
await writeLines(
  folder,
  kept.map((line, i) => ({ ...line, trial: i % 12 === 0 })),
)
console.log(`${kept.length} of ${number} lines`)
