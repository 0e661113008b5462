import { createHmac } from 'node:crypto'
import { services } from '@vivid/contract'
import { expect, test } from 'vitest'
import { greet } from './greet.js'

const ports = { port: 8080, adminPort: 9090 }
const words = (env: NodeJS.ProcessEnv) => greet(ports, env)

test.each([
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:8080'],
  ['example.org', 'http://example.org:8080'],
])('HOST=%s is opened at %s', (HOST, base) => {
  expect(words({ HOST })).toContain(`ready at ${base} `)
})

test('the console is named only where it is on', () => {
  expect(words({})).toContain('browser')
  expect(words({ NODE_ENV: 'production' })).not.toContain('browser')
  expect(words({ CONSOLE: 'off' })).not.toContain('browser')
})

test('the first of several secrets signs the token', () => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
  const token = /VIVID_TOKEN=(\S+)/.exec(words({ JWT_SECRET: `${first},${second}` }))![1]!
  const [, signed, signature] = /^(.+)\.([\w-]+)$/.exec(token)!
  expect(signature).toBe(createHmac('sha256', first).update(signed!).digest('base64url'))
})

test('the token is one that the gateway takes', () => {
  const text = words({ JWT_SECRET: 'x'.repeat(32), JWT_ISSUER: 'us', JWT_AUDIENCE: 'them' })
  const claims = JSON.parse(
    Buffer.from(/\.([\w-]+)\./.exec(text.split('VIVID_TOKEN=')[1]!)![1]!, 'base64url').toString(),
  )
  expect(claims).toMatchObject({ iss: 'us', aud: 'them', sub: 'demo', services })
  expect(text.match(/^curl /gm)).toHaveLength(4)
  // A folder's name may have blanks.
  expect(text.match(/-F "\w+=@[^"]+\.jpg"/g)).toHaveLength(7)
})

test('at another port the lines go there too', () => {
  const text = greet({ port: 8123, adminPort: 9090 }, { JWT_SECRET: 'x'.repeat(32) })
  expect(text).toContain('export VIVID_URL=http://127.0.0.1:8123\n')
  expect(text).not.toContain(':8080')
})
