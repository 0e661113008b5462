import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareFolder } from './prepare-folder.js'

test('a folder is made; a file in its place is one clear line', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vivid-folder-'))
  const wanted = join(root, 'a', 'b')
  expect(await prepareFolder(wanted)).toBe(wanted)
  expect((await stat(wanted)).isDirectory()).toBe(true)
  await writeFile(join(root, 'file'), '')
  await expect(prepareFolder(join(root, 'file', 'c'))).rejects.toThrow(/file\/c cannot be written \(ENOTDIR\)/)
  await rm(root, { recursive: true })
})
