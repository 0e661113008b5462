import { expect, test } from 'vitest'
import { checkRetention } from './check-retention.js'

test('nothing is kept longer than the record that lets it be erased', () => {
  const kept = { RETENTION_SECONDS: 60, IDEMPOTENCY_SECONDS: 3600, RECORD_SECONDS: 3600 }
  checkRetention(kept)
  checkRetention({ RETENTION_SECONDS: 0, IDEMPOTENCY_SECONDS: 0, RECORD_SECONDS: 0 })
  expect(() => checkRetention({ ...kept, RETENTION_SECONDS: 3601 })).toThrow('RECORD_SECONDS')
  expect(() => checkRetention({ ...kept, RECORD_SECONDS: 0 })).toThrow('RECORD_SECONDS')
})
