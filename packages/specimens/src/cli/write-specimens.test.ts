import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { blankPortrait } from '../blank-portrait.js'
import { openStudio } from '../studio.js'
import { type Command, parseCommand } from './parse-command.js'
import { writeSpecimens } from './write-specimens.js'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const write = async (...args: string[]) => {
  const out = await mkdtemp(join(tmpdir(), 'specimens-'))
  folders.push(out)
  const lines: string[] = []
  const command = parseCommand(['--out', out, ...args]) as Command
  await writeSpecimens(await openStudio({ portraits: blankPortrait }), command, (line) => lines.push(line))
  return { out, lines, files: (await readdir(out)).sort() }
}

test('writes a picture of the asked width and its truth for each side', async () => {
  const { out, lines, files } = await write('--kind', 'id-card-linea', '--width', '400', '--level', 'hard')
  expect(files).toEqual(['back.jpg', 'back.json', 'front.jpg', 'front.json'].map((end) => `id-card-linea-0001-${end}`))
  expect(lines).toHaveLength(2)
  expect((await sharp(join(out, files[0]!)).metadata()).width).toBe(400)
  const truth = JSON.parse(await readFile(join(out, files[1]!), 'utf8'))
  expect(truth.mrz.lines).toHaveLength(3)
  expect(truth.photo.quad).toHaveLength(4)
})

test('writes both sides into one photo, or the bare drawing', async () => {
  const together = await write('--kind', 'id-card-arc', '--width', '400', '--together')
  expect(together.files).toEqual(['id-card-arc-0001.jpg', 'id-card-arc-0001.json'])
  expect(JSON.parse(await readFile(join(together.out, together.files[1]!), 'utf8'))).toHaveLength(2)
  const flat = await write('--kind', 'visa-b', '--level', 'drawing', '--format', 'png')
  const truth = JSON.parse(await readFile(join(flat.out, 'visa-b-0001.json'), 'utf8'))
  expect((await sharp(join(flat.out, 'visa-b-0001.png')).metadata()).width).toBe(truth.drawing.widthPx)
  expect(truth.photo).toBeUndefined()
})

test('selfies of the holder and of a stranger lie beside the document', async () => {
  const { files } = await write('--kind', 'passport-modern', '--width', '400', '--selfies', '2')
  expect(files.filter((file) => !file.startsWith('passport-modern-0001.'))).toEqual([
    'passport-modern-0001-selfie-1.jpg',
    'passport-modern-0001-selfie-2.jpg',
    'passport-modern-0001-stranger.jpg',
  ])
})
