/// <reference lib="dom" />
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { routes } from '@vivid/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { root, type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { launch } from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium) console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): CORS is not tested.')

describe.skipIf(!chromium)('a page of another origin', () => {
  let backends: Backends
  let service: Service
  let browser: Browser
  let shop: Server
  const origin = (host: string) => `http://${host}:${(shop.address() as AddressInfo).port}`
  beforeAll(async () => {
    // Its pages are empty but for the client, which they load as it was built.
    shop = createServer(async ({ url = '' }, response) => {
      const isScript = url.startsWith('/client/')
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      const built = join(root, 'packages/client/dist', basename(url))
      response.end(isScript ? await readFile(built).catch(() => '') : '<!doctype html><title>shop</title>')
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    backends = await startBackends()
    service = await startService(backends, {
      workers: ['ocr'],
      env: { ECHO_ENGINE: 'true' },
      gatewayEnv: { CORS_ORIGINS: origin('127.0.0.1') },
    })
    browser = await launch(chromium!)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.stop()
    await backends?.stop()
    shop?.close()
  })

  /** What a page there sees of a request: status and id, or that the browser kept the answer from it. */
  const callFrom = async (page: string, token: string) => {
    const opened = await browser.newPage()
    await opened.goto(page)
    const seen = await opened.evaluate(
      async ([url, bearer]) => {
        const form = new FormData()
        form.set('document_type', 'passport')
        form.set('frontside', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'a.jpg')
        const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': crypto.randomUUID?.() ?? 'key' }
        try {
          const response = await fetch(url, { method: 'POST', body: form, headers })
          return { status: response.status, hasId: response.headers.get('x-request-id') !== null }
        } catch {
          return 'kept from the page'
        }
      },
      [`${service.url}${routes.ocr}`, token] as const,
    )
    await opened.close()
    return seen
  }

  test('may call where CORS_ORIGINS names it, and sees refusals too', async () => {
    expect(await callFrom(origin('127.0.0.1'), makeToken())).toEqual({ status: 200, hasId: true })
    expect(await callFrom(origin('127.0.0.1'), 'wrong')).toEqual({ status: 401, hasId: true })
  })

  test('calls with the client package', async () => {
    const opened = await browser.newPage()
    await opened.goto(origin('127.0.0.1'))
    // As a text: the test's own build would take the import for one of its own.
    const outcome = await opened.evaluate(`(async () => {
      const { createClient } = await import('/client/browser.js')
      const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])])
      const client = createClient({ url: '${service.url}', token: '${makeToken()}' })
      return (await client.ocr({ document_type: 'passport', frontside: picture })).outcome
    })()`)
    expect(outcome).toBe('accepted')
    await opened.close()
  })

  test('sees nothing where it does not', async () => {
    expect(await callFrom(origin('localhost'), makeToken())).toBe('kept from the page')
  })
})
