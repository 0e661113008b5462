import { expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { createMasterKeys, MasterKeyMissing } from '../secrecy/master-keys.js'
import { openResult, sealResult } from './kept-result.js'

test('an answer opens for its transaction and tenant; what does not open is gone, and told', () => {
  const keys = createMasterKeys(['a master key for tests'])
  const lines: string[] = []
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) })
  const sealed = sealResult(keys.makeDataKey(), 7, 'owner', { valid: true })
  const kept = { id: 7, owner: 'owner', sealed }
  expect(openResult(keys, kept, log)).toEqual({ valid: true })
  expect(lines).toEqual([])
  expect(openResult(keys, { ...kept, id: 8 }, log)).toBeUndefined()
  expect(openResult(keys, { ...kept, owner: 'other' }, log)).toBeUndefined()
  expect(() => openResult(createMasterKeys(['another']), kept, log)).toThrow(MasterKeyMissing)
  expect(lines).toHaveLength(3)
})
