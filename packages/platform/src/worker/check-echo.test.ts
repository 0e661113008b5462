import { expect, test } from 'vitest'
import { checkEcho } from './check-echo.js'

test('answers are not made up in production', () => {
  expect(() => checkEcho({ ECHO_ENGINE: true, NODE_ENV: 'production' })).toThrow('ECHO_ENGINE')
  for (const NODE_ENV of ['development', 'test']) {
    expect(() => checkEcho({ ECHO_ENGINE: true, NODE_ENV })).not.toThrow()
  }
  expect(() => checkEcho({ ECHO_ENGINE: false, NODE_ENV: 'production' })).not.toThrow()
})
