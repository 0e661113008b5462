import { expect, test } from 'vitest'
import { inspectMemory, inspectServer } from './check-redis.js'
import { explainRefusal } from './explain-refusal.js'

const server = (lines: Record<string, string>) => {
  const all = {
    redis_version: '7.0.15',
    redis_mode: 'standalone',
    role: 'master',
    maxmemory_policy: 'noeviction',
    ...lines,
  }
  const info = Object.entries(all).map(([name, value]) => `${name}:${value}`)
  return { prefix: 'vivid', info: async () => ['# Server', ...info, ''].join('\r\n') } as never
}

test('a server that will do is usable; also one that will not do tells how full it is', async () => {
  expect(await inspectServer(server({}))).toBe('usable')
  const full = server({ used_memory: '5', maxmemory: '10', role: 'slave' })
  expect(await inspectMemory(full)).toEqual({ usedBytes: 5, maxBytes: 10 })
})

test.each([
  [{ redis_mode: 'sentinel' }, /redis\+sentinel:/],
  [{ redis_mode: 'cluster' }, /cluster/],
  [{ cluster_enabled: '1' }, /cluster/],
  [{ role: 'slave' }, /read-only replica/],
  [{ maxmemory_policy: 'volatile-lru' }, /volatile-lru.*noeviction/],
  [{ redis_version: '6.0.16' }, /6\.2 or newer/],
])('%j is refused', async (lines, sentence) => {
  await expect(inspectServer(server(lines))).rejects.toThrow(sentence)
})

test('where INFO is forbidden nothing is known', async () => {
  const info = () => Promise.reject(new Error("NOPERM this user has no permissions to run the 'info' command"))
  for (const inspect of [inspectServer, inspectMemory])
    expect(await inspect({ prefix: 'vivid', info } as never)).toBeNull()
})

const tlsError = (code: string, message = code) => Object.assign(new Error(message), { code })

test.each<[Error, RegExp | null]>([
  [new Error('WRONGPASS invalid username-password pair'), /correct REDIS_URL/],
  [new Error('NOAUTH Authentication required.'), /asks for a password/],
  [new Error('All sentinels are unreachable. Last error: NOAUTH Authentication required.'), /REDIS_SENTINEL_PASSWORD/],
  [new Error('All sentinels are unreachable. Last error: ERR No such master with that name'), /no master of this name/],
  [tlsError('SELF_SIGNED_CERT_IN_CHAIN'), /REDIS_CA_FILE/],
  [tlsError('CERT_HAS_EXPIRED', 'certificate has expired'), /certificate has expired/],
  [tlsError('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), /REDIS_CERT_FILE/],
  [tlsError('EPROTO', 'SSL routines:ssl3_get_record:wrong version number'), /does not speak TLS/],
  // What may mend itself is waited for.
  [tlsError('ECONNREFUSED'), null],
  [tlsError('ENOTFOUND'), null],
  [new Error('All sentinels are unreachable. Last error: connect ECONNREFUSED'), null],
  // Said at every new round, before any was asked.
  [new Error('All sentinels are unreachable. Retrying from scratch after 100ms.'), null],
  [new Error('LOADING Redis is loading the dataset in memory'), null],
])('%s', (error, sentence) => {
  if (sentence === null) expect(explainRefusal(error)).toBeNull()
  else expect(explainRefusal(error)).toMatch(sentence)
})
