import { expect, test } from 'vitest'
import { createLog } from './log.js'

test('tokens, pictures and personal fields are redacted wherever they stand', () => {
  const lines: string[] = []
  const log = createLog('test', 'trace', { write: (line) => lines.push(line) })
  log.info({ authorization: 'Bearer abc', request: { headers: { authorization: 'Bearer abc' }, body: 'abc' } }, 'one')
  log.info({ reply: { MRZ: { names: 'abc' }, document_number: 'abc' }, names: 'abc', CURP: 'abc' }, 'two')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('abc')
})
