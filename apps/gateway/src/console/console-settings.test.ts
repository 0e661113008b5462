import { developmentSecret } from '@vivid/platform'
import { expect, test } from 'vitest'
import { isConsoleOn, openClaims } from './console-settings.js'

test.each([
  ['auto', 'development', true],
  ['auto', 'production', false],
  ['on', 'production', true],
  ['off', 'development', false],
] as const)('CONSOLE=%s in %s: %s', (CONSOLE, NODE_ENV, expected) => {
  expect(isConsoleOn({ CONSOLE, NODE_ENV })).toBe(expected)
})

const settings = {
  JWT_SECRET: [developmentSecret] as readonly string[] | undefined,
  JWT_ISSUER: undefined,
  JWT_AUDIENCE: undefined,
  NODE_ENV: 'development',
}

test('tokens are given away only where everybody could make them', () => {
  expect(openClaims(settings)).toEqual({ sub: 'console', development: true, operator: true })
  const own = 'a-secret-of-our-own-that-is-long-enough'
  expect(openClaims({ ...settings, JWT_SECRET: [own] })).toBeNull()
  expect(openClaims({ ...settings, JWT_SECRET: [own, developmentSecret] }), 'ours would sign').toBeNull()
  expect(openClaims({ ...settings, JWT_SECRET: undefined })).toBeNull()
  expect(openClaims({ ...settings, NODE_ENV: 'production' })).toBeNull()
})
