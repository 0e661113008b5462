import { describe, expect, test } from 'vitest'
import { readRedisUrl } from './redis-url.js'

describe('one server', () => {
  test.each([
    ['redis://127.0.0.1', { host: '127.0.0.1', port: 6379, db: 0, tls: false }],
    ['redis://cache:6380/3', { host: 'cache', port: 6380, db: 3, tls: false }],
    ['rediss://user:p%40ss@cache', { host: 'cache', port: 6379, db: 0, tls: true, username: 'user', password: 'p@ss' }],
    ['redis://:secret@[::1]:7000/', { host: '::1', port: 7000, db: 0, tls: false, password: 'secret' }],
  ])('%s', (text, target) => {
    expect(readRedisUrl(text)).toEqual(target)
  })
})

describe('Sentinels and the name of the master', () => {
  test('with credentials, ports and a database', () => {
    expect(readRedisUrl('redis+sentinel://user:pass@h1:26380,h2,[fd00::3]:5/mymaster/2')).toEqual({
      sentinels: [
        { host: 'h1', port: 26380 },
        { host: 'h2', port: 26379 },
        { host: 'fd00::3', port: 5 },
      ],
      masterName: 'mymaster',
      db: 2,
      tls: false,
      username: 'user',
      password: 'pass',
    })
  })
  test('rediss: TLS to the Sentinels and to the master', () => {
    expect(readRedisUrl('rediss+sentinel://h1/mymaster')).toMatchObject({ tls: true, masterName: 'mymaster', db: 0 })
  })
})

test.each([
  ['http://127.0.0.1', /starts with redis:\/\//],
  ['redis+sentinel://h1:26379,h2:26379', /master's name/],
  ['redis://h1,h2', /redis\+sentinel/],
  ['redis://h1/two', /number of a database/],
  ['redis+sentinel://h1/mymaster/0/1', /starts with/],
  ['redis+sentinel://h1:x/mymaster', /HOST:PORT/],
])('%s is refused', (text, message) => {
  expect(() => readRedisUrl(text)).toThrow(message)
})
