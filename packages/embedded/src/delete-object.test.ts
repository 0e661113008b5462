import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DiskStore, deleteSafely } from './delete-object.js'

let root: string
let store: DiskStore
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vivid-embedded-'))
  store = {
    getResourcePath: (bucket, key, resource) => join(root, bucket, `${key}._S3rver_${resource}`),
    deleteObject: () => Promise.reject(new Error('replaced')),
  }
  deleteSafely(store)
})
afterEach(() => rm(root, { recursive: true }))

const put = async (key: string) => {
  const path = store.getResourcePath('b', key, 'object')
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'x')
}

test('what shares a folder with a deleted object stays, whenever it arrives', async () => {
  await put('images/1/frontside')
  await put('images/2/frontside')
  await Promise.all([store.deleteObject('b', 'images/1/frontside'), put('images/3/selfie')])
  expect((await readdir(join(root, 'b/images'))).sort()).toEqual(['2', '3'])
})

test('an empty folder of its own goes, the folder above stays; nothing to delete is no error', async () => {
  await put('images/1/frontside')
  await store.deleteObject('b', 'images/1/frontside')
  await store.deleteObject('b', 'images/1/frontside')
  expect(await readdir(join(root, 'b'))).toEqual(['images'])
  expect(await readdir(join(root, 'b/images'))).toEqual([])
})
