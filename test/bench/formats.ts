import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readOptions, UsageError, whole } from '@vivid/command'
import { createOcrEngine } from '@vivid/engines/ocr'
import sharp from 'sharp'
import { formats } from '../support/formats.js'

const usage = `usage: npm run bench -- formats FOLDER [--heic FOLDER] [--count N]

Sends the first N (default 60) JPEG photos of passports in FOLDER to the reader as they are, then in every other format: how many are answered the
same. --heic: a folder with the same pictures as NAME.heic, which nothing that runs on Node writes.`

/** Larger photos only cost time: each picture is written at most this long. */
const LONGEST_SIDE_PX = 1600

export const run = async (args: readonly string[]): Promise<void> => {
  const options = {
    count: { type: 'string', default: '60' },
    heic: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  const { values, positionals } = readOptions(args, options, { allowPositionals: true })
  if (values.help) return console.log(usage)
  const [folder] = positionals
  if (!folder) throw new UsageError('formats needs a folder of photos')
  const names = (await readdir(folder))
    .filter((name) => extname(name) === '.jpg')
    .slice(0, whole('--count', values.count, 1))
  const engine = await createOcrEngine()
  const answerTo = async (frontside: Buffer) => {
    const answer = await engine.answer({ frontside, documentType: 'passport', validateSides: false, language: 'en' })
    if (answer.outcome === 'rejected') return answer.error
    // How well the picture could be read differs with every pixel.
    return JSON.stringify({ ...answer.body, image_score: 0 })
  }
  const same = new Map<string, { equal: number; of: number }>()
  const note = (format: string, isEqual: boolean) => {
    const { equal, of } = same.get(format) ?? { equal: 0, of: 0 }
    same.set(format, { equal: equal + Number(isEqual), of: of + 1 })
  }
  for (const name of names) {
    const size = { width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const
    const photo = sharp(await readFile(join(folder, name))).autoOrient()
    const jpeg = await photo.resize(size).jpeg({ quality: 95 }).toBuffer()
    const wanted = await answerTo(jpeg)
    note(wanted.startsWith('{') ? 'JPEG, read' : 'JPEG, rejected', true)
    for (const [format, write] of Object.entries(formats)) note(format, (await answerTo(await write(jpeg))) === wanted)
    const heic = values.heic && join(values.heic, name.replace(/\.jpg$/, '.heic'))
    if (heic && existsSync(heic)) note('HEIC', (await answerTo(await readFile(heic))) === wanted)
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  for (const [format, { equal, of }] of same) console.log(`${format.padEnd(15)} ${equal} of ${of}`)
}
