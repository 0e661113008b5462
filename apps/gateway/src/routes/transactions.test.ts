import { routes } from '@vivid/contract'
import type { StoredRecord } from '@vivid/platform'
import { expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { buildTestApp, tokenWith } from '../testing/test-app.js'

const outage = { failed: () => undefined, over: () => undefined }
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

const ask = async (record: Partial<StoredRecord>) => {
  const app = await buildTestApp(fakePorts().ports, {
    transactions: {
      available: () => true,
      records: { find: async () => ({ ...ended, ...record }), erase: async () => ended },
      deferred: {
        stateOf: async () => null,
        resultOf: async () => ({ valid: false }),
        awaitEnd: async () => undefined,
      },
      outages: { store: outage },
      now: () => 3,
    },
  })
  const answer = await app.inject({
    url: `${routes.transactions}7`,
    headers: { authorization: `Bearer ${tokenWith()}` },
  })
  await app.close()
  return answer
}

test.each([false, true])('the record of a failed analysis has its reason, deferred: %s', async (isDeferred) => {
  const { headers, body } = await ask({ isDeferred, error: 'sides_contradict' })
  expect([headers['error-reason'], JSON.parse(body).error]).toEqual(['sides_contradict', 'sides_contradict'])
  expect((await ask({ isDeferred })).headers).not.toHaveProperty('error-reason')
})
