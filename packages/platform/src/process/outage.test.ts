import { expect, test } from 'vitest'
import { createLog } from './log.js'
import { createOutage } from './outage.js'

test('an outage is two lines, however much it made fail', () => {
  const lines: Record<string, unknown>[] = []
  let nowMs = 0
  const log = createLog('test', 'info', { write: (line) => void lines.push(JSON.parse(line)) })
  const outage = createOutage(log, 'Redis is away', 'Redis is back', () => nowMs)
  outage.over()
  for (let count = 0; count < 500; count += 1) outage.failed(new Error('Connection is closed.'), 'requests')
  outage.failed(new Error('connect ECONNREFUSED'), 'connections')
  nowMs = 8_000
  outage.over()
  outage.over()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ msg: 'Redis is away', err: { message: 'Connection is closed.' } })
  expect(lines[1]).toMatchObject({ msg: 'Redis is back', awayMs: 8_000, failed: { requests: 500, connections: 1 } })
})
