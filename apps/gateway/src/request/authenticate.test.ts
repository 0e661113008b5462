import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { callerOf } from '../auth/caller.js'
import { authenticate } from './authenticate.js'

const request = {} as FastifyRequest
const verifyAs = (services?: string[]) => async () => callerOf({ sub: 'acme', services }, 'token')!

test('is who the token says, where the service was contracted', async () => {
  expect((await authenticate(verifyAs(), request, ['ocr'])).tenant).toBe('acme')
  expect((await authenticate(verifyAs(['liveness']), request, ['liveness'])).tenant).toBe('acme')
  expect((await authenticate(verifyAs(['liveness']), request, ['ocr', 'liveness'])).tenant, 'one of them').toBe('acme')
})

test('a service that was not contracted is refused', async () => {
  const refused = authenticate(verifyAs(['liveness']), request, ['ocr'])
  await expect(refused).rejects.toMatchObject({ reason: 'service_not_contracted', status: 403 })
})

test('a token that says nothing of anybody is refused as its check says', async () => {
  const verify = () => Promise.reject(new Error('no token'))
  await expect(authenticate(verify, request, ['ocr'])).rejects.toThrow('no token')
})
