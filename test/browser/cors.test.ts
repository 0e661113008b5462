/// <reference lib="dom" />
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { routes } from '@vivid/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { root } from '../support/service.js'
import { shopOrigin } from '../support/shared-service.js'
import { makeToken } from '../support/token.js'
import { launch } from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium) console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): CORS is not tested.')

describe.skipIf(!chromium)('a page of another origin', () => {
  const service = inject('echoUrl')
  const elsewhere = 'http://elsewhere.localhost'
  let browser: Browser
  let shop: Server
  beforeAll(async () => {
    // Its pages are empty but for the client, which they load as it was built.
    shop = createServer(async ({ url = '' }, response) => {
      const isScript = url.startsWith('/client/')
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      const built = join(root, 'packages/client/dist', basename(url))
      response.end(isScript ? await readFile(built).catch(() => '') : '<!doctype html><title>shop</title>')
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const { port } = shop.address() as AddressInfo
    const hosts = [shopOrigin, elsewhere].map((origin) => `MAP ${new URL(origin).host} 127.0.0.1:${port}`)
    browser = await launch(chromium!, [`--host-resolver-rules=${hosts.join()}`])
  })
  afterAll(async () => {
    await browser?.close()
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
      [`${service}${routes.ocr}`, token] as const,
    )
    await opened.close()
    return seen
  }

  test('may call where CORS_ORIGINS names it, and sees refusals too', async () => {
    expect(await callFrom(shopOrigin, makeToken())).toEqual({ status: 200, hasId: true })
    expect(await callFrom(shopOrigin, 'wrong')).toEqual({ status: 401, hasId: true })
  })

  test('calls with the client package', async () => {
    const opened = await browser.newPage()
    await opened.goto(shopOrigin)
    // As a text: the test's own build would take the import for one of its own.
    const outcome = await opened.evaluate(`(async () => {
      const { createClient } = await import('/client/browser.js')
      const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])])
      const client = createClient({ url: '${service}', token: '${makeToken()}' })
      return (await client.ocr({ document_type: 'passport', frontside: picture })).outcome
    })()`)
    expect(outcome).toBe('accepted')
    await opened.close()
  })

  test('sees nothing where it does not', async () => {
    expect(await callFrom(elsewhere, makeToken())).toBe('kept from the page')
  })
})
