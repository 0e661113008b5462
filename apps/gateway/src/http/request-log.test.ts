import { createLog } from '@vivid/platform'
import { expect, test, vi } from 'vitest'
import { createRequestLog } from './request-log.js'

test('every line names its request, those of its children too; without a line nothing is made', () => {
  const lines: Record<string, unknown>[] = []
  const parent = createLog('test', 'info', { write: (line) => void lines.push(JSON.parse(line)) })
  const makeChild = vi.spyOn(parent, 'child')
  const log = createRequestLog(parent, { reqId: 'r' }, {})
  expect(makeChild).not.toHaveBeenCalled()
  log.error({ token: 'secret' }, 'first')
  log.debug({}, 'too low')
  expect(makeChild).toHaveBeenCalledOnce()
  log.child({ trace_id: 't' }).warn({}, 'second')
  expect(lines).toMatchObject([
    { reqId: 'r', msg: 'first', token: '[redacted]' },
    { reqId: 'r', trace_id: 't', msg: 'second' },
  ])
})
