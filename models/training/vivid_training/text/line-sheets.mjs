import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** As `real_lines.py` reads them: capitals of 18 px in rows of 56, 8 px beside the ink and 12 px of room for jitter. */
export const [CAP, ROWS, BESIDE, SHEET_WIDTH] = [18, 56, 20, 1200]

/** A JPEG is at most 65,535 rows high. */
const SHEET_ROWS = 1000 * ROWS

/** Writes lines ({ data, widthPx, text, trial }) side by side onto sheets, and lines.json with their places. */
export async function writeLines(folder, unsorted) {
  const lines = [...unsorted].sort((a, b) => a.widthPx - b.widthPx)
  let [x, y, sheets] = [0, 0, 1]
  const listed = lines.map(({ widthPx: width, text, trial }) => {
    if (x + width > SHEET_WIDTH) [x, y] = [0, y + ROWS]
    if (y >= SHEET_ROWS) [y, sheets] = [0, sheets + 1]
    const line = { file: `${sheets - 1}.jpg`, x, y, width, text, trial }
    x += width
    return line
  })
  mkdirSync(folder, { recursive: true })
  for (let sheet = 0; sheet < sheets; sheet++) {
    const file = `${sheet}.jpg`
    const height = ROWS + Math.max(...listed.filter((line) => line.file === file).map((line) => line.y))
    const tones = Buffer.alloc(SHEET_WIDTH * height, 128)
    for (const [i, { data, widthPx }] of lines.entries())
      if (listed[i].file === file)
        for (let row = 0; row < ROWS; row++)
          tones.set(data.subarray(row * widthPx, (row + 1) * widthPx), (listed[i].y + row) * SHEET_WIDTH + listed[i].x)
    await sharp(tones, { raw: { width: SHEET_WIDTH, height, channels: 1 } }).jpeg({ quality: 70 }).toFile(join(folder, file))
  }
  writeFileSync(join(folder, 'lines.json'), JSON.stringify(listed))
}
