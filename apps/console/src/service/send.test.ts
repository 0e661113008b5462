import { afterEach, expect, test, vi } from 'vitest'
import { emptyInquiry } from './inquiry.js'
import { send } from './send.js'

afterEach(() => vi.unstubAllGlobals())

test.each([true, false])('an answer that was asked for by name is known by its header: %s', async (isSandbox) => {
  const headers: HeadersInit = isSandbox ? { sandbox: 'true' } : {}
  vi.stubGlobal('fetch', async () => new Response('{"valid":true}', { headers }))
  expect((await send(emptyInquiry, 'token', 'en')).isSandbox).toBe(isSandbox)
})
