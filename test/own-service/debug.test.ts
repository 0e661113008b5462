import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const developer = makeToken({ development: true, services: ['ocr', 'liveness', 'id_reader_plus'] })
const asked = { 'x-debug': 'true' }
const ask = (url: string, token: string, headers: Record<string, string>) =>
  post(url, livenessPath, { selfie: jpegOf(2_000) }, { token, headers })

describe('the debug answer', () => {
  test('is added for a developer who asks, by kind of work', async () => {
    const parts = { document_type: 'passport', frontside: jpegOf(2_000) }
    const { body } = await post(inject('echoUrl'), ocrPath, parts, { token: developer, headers: asked })
    expect(Object.keys(body.debug).sort()).toEqual(['id-reader-plus'])
    expect(body.debug['id-reader-plus']).toEqual({ steps: expect.any(Array), timings: expect.any(Object) })
  })

  test.each([
    ['who does not ask', developer, {}],
    ['who asks for something else', developer, { 'x-debug': 'please' }],
    ['without the claim', makeToken(), asked],
    ['with a claim that is no boolean', makeToken({ development: 'true' }), asked],
  ])('is not there for a caller %s', async (_who, token, headers) => {
    const { status, body } = await ask(inject('echoUrl'), token, headers)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('debug')
  })
})

describe('in production', () => {
  let backends: Backends
  let service: Service
  beforeAll(async () => {
    backends = await startBackends()
    service = await startService(backends, {
      workers: ['selfie-liveness'],
      env: { ECHO_ENGINE: 'true', MASTER_KEYS: 'a-master-key-for-tests-that-is-long-enough' },
      gatewayEnv: { NODE_ENV: 'production' },
    })
  })
  afterAll(async () => {
    await service?.stop()
    await backends?.stop()
  })

  test('nobody is given it, whatever the token says', async () => {
    const { status, body } = await ask(service.url, developer, asked)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('debug')
  })

  test('the console is not there unless it is switched on', async () => {
    for (const path of ['/', '/console/session', '/console/state', '/specimens/passport.jpg']) {
      expect((await fetch(`${service.url}${path}`)).status, path).toBe(404)
    }
  })
})
