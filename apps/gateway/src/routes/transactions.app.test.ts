import { routes } from '@vivid/contract'
import { NotRemoved, type StoredRecord } from '@vivid/platform'
import { expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { shareApp } from '../testing/share-app.js'
import { buildTestApp, tokenWith } from '../testing/test-app.js'

const outage = { failed: (_error: unknown): void => undefined, over: () => undefined }
const ended: StoredRecord = {
  tenant: 'a',
  tokenId: null,
  kind: 'ocr',
  kinds: ['ocr'],
  startedAtMs: 1,
  overAtMs: 2,
  sides: [],
  finishedAtMs: 2,
  outcome: 'answered',
  status: 200,
  code: null,
  error: null,
  link: null,
  jobs: [],
  imagesUntilMs: null,
}

const NOW_MS = 3

const ask = async (
  record: StoredRecord,
  method: 'GET' | 'DELETE' = 'GET',
  erase: () => Promise<StoredRecord> = async () => ended,
  store = outage,
) => {
  const app = await buildTestApp(fakePorts().ports, {
    transactions: {
      available: () => true,
      records: { find: async () => record, erase },
      deferred: {
        stateOf: async () => null,
        resultOf: async () => ({ valid: false }),
        awaitEnd: async () => undefined,
      },
      outages: { store },
      now: () => NOW_MS,
    },
  })
  const answer = await app.inject({
    method,
    url: `${routes.transactions}7`,
    headers: { authorization: `Bearer ${tokenWith()}` },
  })
  await app.close()
  return answer
}

const { inject } = shareApp()

test.each(['0', '-1', '1.5', 'x', '9'.repeat(16), '9'.repeat(40)])('%s is the id of nobody', async (id) => {
  const headers = { authorization: `Bearer ${tokenWith()}` }
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await inject({ method, url: `${routes.transactions}${id}`, headers })
    expect([answer.statusCode, answer.json().reason]).toEqual([404, 'transaction_unknown'])
  }
})

test('a transaction is told to its own tenant alone', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await ask({ ...ended, tenant: 'b' }, method)
    expect([answer.statusCode, answer.json().reason]).toEqual([404, 'transaction_unknown'])
    const nobody = await inject({ method, url: `${routes.transactions}7` })
    expect(nobody.statusCode).toBe(401)
  }
})

test.each([false, true])('the record of a failed analysis has its reason, deferred: %s', async (isDeferred) => {
  const { headers, body } = await ask({ ...ended, isDeferred, error: 'sides_contradict' })
  expect([headers['error-reason'], JSON.parse(body).error]).toEqual(['sides_contradict', 'sides_contradict'])
  expect((await ask({ ...ended, isDeferred })).headers).not.toHaveProperty('error-reason')
})

test('the record of a sample says in a header what it is, whoever asks; that of a real analysis does not', async () => {
  for (const method of ['GET', 'DELETE'] as const)
    expect((await ask({ ...ended, isSandbox: true }, method)).headers).toMatchObject({ sandbox: 'true' })
  for (const isDeferred of [false, true]) {
    const { headers, body } = await ask({ ...ended, isSandbox: true, isDeferred })
    expect([headers.sandbox, JSON.parse(body).sandbox]).toEqual(['true', true])
    expect((await ask({ ...ended, isDeferred })).headers).not.toHaveProperty('sandbox')
  }
})

test('a transaction that is under way is not erased', async () => {
  const { finishedAtMs: _, ...open } = ended
  const answer = await ask({ ...open, overAtMs: NOW_MS + 1 }, 'DELETE')
  expect([answer.statusCode, answer.json().reason]).toEqual([409, 'transaction_under_way'])
  expect((await ask({ ...open, overAtMs: NOW_MS }, 'DELETE')).statusCode, 'its gateway was killed').toBe(200)
})

test('images that the store does not delete are no outage of the store', async () => {
  const failed: unknown[] = []
  const store = { failed: (error: unknown) => void failed.push(error), over: () => undefined }
  const eraseFailing = async (error: Error) =>
    (await ask(ended, 'DELETE', () => Promise.reject(error), store)).statusCode
  expect(await eraseFailing(new NotRemoved(new Map([['images/7/selfie', 'AccessDenied']])))).toBe(503)
  expect(failed).toEqual([])
  expect(await eraseFailing(new Error('away'))).toBe(503)
  expect(failed).toHaveLength(1)
})
