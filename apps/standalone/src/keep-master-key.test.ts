import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepMasterKey } from './keep-master-key.js'

const REDIS_URL = 'redis://redis.example'

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('with a Redis that keeps its data, the next start has the same key', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'master-key')
  const starts = await Promise.all(Array.from({ length: 5 }, () => keepMasterKey({ REDIS_URL }, folder)))
  expect(starts).toEqual(starts.map(() => ({ MASTER_KEYS_FILE: path })))
  const key = await readFile(path, 'utf8')
  expect(key).toMatch(/^[0-9a-f]{64}\n$/)
  await keepMasterKey({ REDIS_URL }, folder)
  expect(await readFile(path, 'utf8')).toBe(key)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['master-key'])
})

test.each(['', '\n', 'short'])('a file without a whole key starts nothing: %j', async (content) => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'master-key'), content)
  await expect(keepMasterKey({ REDIS_URL }, folder)).rejects.toThrow(
    `MASTER_KEYS_FILE (${join(folder, 'master-key')}): master keys must have at least 32 characters`,
  )
})

test('without a place for it, it has to be given', async () => {
  await expect(keepMasterKey({ REDIS_URL }, undefined)).rejects.toThrow('set MASTER_KEYS, or --data DIR')
  expect(await keepMasterKey({ REDIS_URL, MASTER_KEYS: 'given' }, undefined)).toEqual({})
  expect(await keepMasterKey({ REDIS_URL, MASTER_KEYS_FILE: '/given' }, undefined)).toEqual({})
})

test('what nobody else would have to decrypt needs no key that is kept', async () => {
  const [one, other] = [await keepMasterKey({}, undefined), await keepMasterKey({}, undefined)]
  expect(one.MASTER_KEYS).not.toBe(other.MASTER_KEYS)
})
