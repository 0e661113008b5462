import { expect, test } from 'vitest'
import { sendRequest } from '../testing/send-request.js'

test('where no analyses are deferred, who does not want to wait gets the answer itself', async () => {
  const { status, body, headers } = await sendRequest({ headers: { prefer: 'respond-async' } })
  expect([status, body]).toEqual([200, { valid: true }])
  expect(headers['preference-applied']).toBeUndefined()
})
