import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '@vivid/command'
import { expect, it } from 'vitest'
import { parseArguments } from './arguments.js'
import { listPictures } from './list-pictures.js'

it('takes what it needs and refuses the rest', () => {
  expect(parseArguments(['--as', 'document', 'a.jpg', 'b', '--threads', '3'])).toEqual({
    as: 'document',
    paths: ['a.jpg', 'b'],
    threads: 3,
  })
  expect(parseArguments(['--help'])).toBeNull()
  for (const wrong of [
    ['a.jpg'],
    ['--as', 'cat', 'a'],
    ['--as', 'document'],
    ['--as', 'document', 'a', '--threads', '0'],
    ['--as', 'selfie', 'a', '--page', 'p.html'],
    ['--what'],
  ]) {
    expect(() => parseArguments(wrong)).toThrow(UsageError)
  }
  expect(() => parseArguments(['a.jpg'])).toThrow('--as is needed: document, selfie or face')
})

it('lists folders by name, keeps the order given and does not lose a missing file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-inspect-'))
  try {
    await mkdir(join(folder, 'b'))
    for (const name of ['c.JPG', 'a.png', 'b/z.webp', 'notes.txt']) await writeFile(join(folder, name), '')
    const list = await listPictures(['missing.jpg', folder])
    expect(list).toEqual(['missing.jpg', ...['a.png', 'b/z.webp', 'c.JPG'].map((name) => join(folder, name))])
  } finally {
    await rm(folder, { recursive: true })
  }
})
