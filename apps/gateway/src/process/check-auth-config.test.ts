import { developmentSecret } from '@vivid/platform'
import { expect, test } from 'vitest'
import { checkAuthConfig } from './check-auth-config.js'

const secret = 'a-secret-of-our-own-that-is-long-enough'
const keySet = 'https://identity.example/jwks.json'
const config = (secrets?: string | string[], JWT_JWKS_URL?: string, NODE_ENV = 'production') => ({
  JWT_SECRET: secrets === undefined ? undefined : [secrets].flat(),
  JWT_JWKS_URL,
  NODE_ENV,
})

test('one way to verify tokens is enough, two or none are refused', () => {
  expect(() => checkAuthConfig(config(secret))).not.toThrow()
  expect(() => checkAuthConfig(config(undefined, keySet))).not.toThrow()
  expect(() => checkAuthConfig(config(secret, keySet))).toThrow('either')
  expect(() => checkAuthConfig(config())).toThrow('either')
})

test('the secret that everybody knows is refused in production', () => {
  expect(() => checkAuthConfig(config(developmentSecret))).toThrow('development secret')
  expect(() => checkAuthConfig(config([secret, developmentSecret]))).toThrow('development secret')
  expect(() => checkAuthConfig(config(developmentSecret, undefined, 'development'))).not.toThrow()
})

test('keys are not fetched in the clear in production', () => {
  expect(() => checkAuthConfig(config(undefined, 'http://identity.example/jwks.json'))).toThrow('https')
  expect(() => checkAuthConfig(config(undefined, 'http://127.0.0.1/keys', 'development'))).not.toThrow()
})
