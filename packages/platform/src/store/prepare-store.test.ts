import { expect, test } from 'vitest'
import { prepareStore } from './prepare-store.js'

const failing = (times: number, error: object) => {
  let calls = 0
  const prepare = async () => {
    calls += 1
    if (calls <= times) throw Object.assign(new Error('no'), error)
  }
  return { store: { endpoint: 'http://store.invalid:9000', prepare }, calls: () => calls }
}
const patience = { timeoutMs: 10_000, pauseMs: 1 }

test('a store that comes up late is waited for', async () => {
  const { store, calls } = failing(3, { code: 'ECONNREFUSED' })
  await prepareStore(store, 1, patience)
  expect(calls()).toBe(4)
})

test('so is one that answers with a failure of its own while it starts', async () => {
  const message = 'Request failed after 1 retries: Error: Retryable HTTP status: 500'
  const { store, calls } = failing(2, { message })
  await prepareStore(store, 1, patience)
  expect(calls()).toBe(3)
})

test('wrong credentials are said at once, with what they belong to', async () => {
  const { store, calls } = failing(3, { code: 'AccessDenied' })
  await expect(prepareStore(store, 1, patience)).rejects.toThrow(
    'the object store at store.invalid:9000: it denies access',
  )
  expect(calls()).toBe(1)
})

test('a store that stays away ends the wait', async () => {
  const { store } = failing(1_000_000, { code: 'ECONNREFUSED' })
  await expect(prepareStore(store, 1, { timeoutMs: 20, pauseMs: 1 })).rejects.toThrow(
    'not to be had within 20 ms (no): is S3_ENDPOINT right?',
  )
})

test('one that answers without a word of S3 is told as what it is', async () => {
  const { store } = failing(1, { message: '' })
  await expect(prepareStore(store, 1, patience)).rejects.toThrow('what answers there is no S3: is S3_ENDPOINT right?')
})
