import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { developmentMasterKey } from '../config/development-secret.js'
import { createLog } from '../process/log.js'
import { readMasterKeys } from './read-master-keys.js'
import { open, seal } from './seal.js'

const log = createLog('test', 'silent')
const folder = mkdtempSync(join(tmpdir(), 'vivid-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [first, second] = ['1'.repeat(64), '2'.repeat(64)]
const read = (given: { MASTER_KEYS?: string; MASTER_KEYS_FILE?: string; NODE_ENV?: string }) =>
  readMasterKeys({ MASTER_KEYS: undefined, MASTER_KEYS_FILE: undefined, NODE_ENV: 'production', ...given }, log)

test('production starts with keys of its own only', () => {
  expect(() => read({})).toThrow('is required')
  expect(() => read({ MASTER_KEYS: `${first},${developmentMasterKey}` })).toThrow('development key')
  expect(() => read({ MASTER_KEYS: `${first},short` })).toThrow('at least 32')
  expect(() => read({ MASTER_KEYS: ' , ' })).toThrow('at least 32')
  expect(() => read({ MASTER_KEYS: first, MASTER_KEYS_FILE: 'x' })).toThrow('either')
  expect(() => read({ MASTER_KEYS_FILE: join(folder, 'none') })).toThrow('ENOENT')
})

test('no message shows a key', () => {
  const shown = 'a-key-that-is-too-short'
  expect(() => read({ MASTER_KEYS: shown })).toThrow(/^(?!.*a-key).*$/s)
})

test('the environment and a file give the same keys', () => {
  const file = join(folder, 'keys')
  writeFileSync(file, `${first}\n${second}\n`)
  const sealed = seal(read({ MASTER_KEYS_FILE: file }).makeDataKey(), 'here', Buffer.from('x'))
  expect(open(read({ MASTER_KEYS: first }), 'here', sealed).bytes.toString()).toBe('x')
})

test('elsewhere the development key serves', () => {
  const sealed = seal(read({ NODE_ENV: 'development' }).makeDataKey(), 'here', Buffer.from('x'))
  const same = read({ NODE_ENV: 'development', MASTER_KEYS: developmentMasterKey })
  expect(open(same, 'here', sealed).bytes.toString()).toBe('x')
})
