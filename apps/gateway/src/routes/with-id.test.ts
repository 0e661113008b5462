import type { JobReply } from '@vivid/contract'
import { expect, test } from 'vitest'
import { withId } from './with-id.js'

const reply = (status: number): JobReply => ({
  jobId: '7-ocr',
  status,
  code: null,
  body: { valid: true },
  timings: { queuedMs: 0, fetchMs: 0, engineMs: 0 },
})

test.each([200, 500])('an answer with status %i bears the id where it is wanted', (status) => {
  expect(withId(reply(status), 7, true).body).toEqual({ valid: true, id: 7 })
  expect(withId(reply(status), 7, false).body).toEqual({ valid: true })
})

test('who is told to come again gets none', () => {
  expect(withId(reply(503), 7, true).body).toEqual({ valid: true })
})
