import { expect, test } from 'vitest'
import { prepareStore } from './prepare-store.js'

const failing = (times: number, error: object) => {
  let calls = 0
  const prepare = async () => {
    calls += 1
    if (calls <= times) throw Object.assign(new Error('no'), error)
  }
  return { prepare, calls: () => calls }
}
const patience = { timeoutMs: 10_000, pauseMs: 1 }

test('a store that comes up late is waited for', async () => {
  const { prepare, calls } = failing(3, { code: 'ECONNREFUSED' })
  await prepareStore(prepare, patience)
  expect(calls()).toBe(4)
})

test('so is one that answers with a failure of its own while it starts', async () => {
  const message = 'Request failed after 1 retries: Error: Retryable HTTP status: 500'
  const { prepare, calls } = failing(2, { message })
  await prepareStore(prepare, patience)
  expect(calls()).toBe(3)
})

test('wrong credentials are said at once, with what they belong to', async () => {
  const { prepare, calls } = failing(3, { code: 'AccessDenied' })
  await expect(prepareStore(prepare, patience)).rejects.toThrow('the object store: it denies access')
  expect(calls()).toBe(1)
})

test('a store that stays away ends the wait', async () => {
  const { prepare } = failing(1_000_000, { code: 'ECONNREFUSED' })
  await expect(prepareStore(prepare, { timeoutMs: 20, pauseMs: 1 })).rejects.toThrow('the object store')
})
