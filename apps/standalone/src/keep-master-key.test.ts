import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepMasterKey } from './keep-master-key.js'

const REDIS_URL = 'redis://redis.example'

test('with a Redis that keeps its data, the next start has the same key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = await keepMasterKey({ REDIS_URL }, folder)
  expect(first.MASTER_KEYS).toMatch(/^[0-9a-f]{64}$/)
  expect(await keepMasterKey({ REDIS_URL }, folder)).toEqual(first)
  expect((await stat(join(folder, 'master-key'))).mode & 0o777).toBe(0o600)
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
