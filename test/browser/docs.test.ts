import { routes } from '@vivid/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { barriers, desktop, launch, openPage, overflowPx, phone, shoot } from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium)
  console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): the reference is not tested.')

const url = inject('echoUrl')
const sizes = { wide: desktop, narrow: phone }
const languages = { en: 'en-GB', es: 'es-MX' }
/** The longer texts where there is less room for them. */
const both = [
  ['wide', 'en'],
  ['narrow', 'es'],
] as const

describe.skipIf(!chromium)('the reference', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch(chromium!)
  })
  afterAll(() => browser?.close())
  const open = (path: string, size = 'wide', language = 'en') =>
    openPage(browser, `${url}${path}`, {
      viewport: sizes[size as keyof typeof sizes],
      locale: languages[language as keyof typeof languages],
    })

  test.each(both)('%s, %s: comes from our own origin alone, nothing inline, no barrier', async (size, language) => {
    const { page, complaints, requests } = await open('/docs', size, language)
    const title = language === 'es' ? 'Leer un documento de identidad' : 'Read an identity document'
    await page.getByText(title).first().waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
    expect(requests.filter((one) => !one.startsWith(url) && !/^(blob|data):/.test(one))).toEqual([])
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await barriers(page)).toEqual([])
    const text = (await page.locator('#content').textContent()) ?? ''
    expect(text).not.toContain('{base_url}')
    if (language === 'es') expect(text).not.toMatch(/\b(Request Body|Responses|required|Search)\b/)
    await shoot(page, `docs-${size}-${language}`, false)
    await page.context().close()
  })

  test('samples in six languages, with this address', async () => {
    const { page } = await open(`/docs#tag/documents/POST${routes.ocr}`)
    const sample = page.locator('section', { hasText: 'Read an identity document' }).last()
    await page.getByText('curl -H').first().waitFor()
    await expect.poll(() => sample.textContent()).toContain(`${url}${routes.ocr}`)
    await page.getByRole('button', { name: /curl/i }).first().click()
    for (const name of ['TypeScript', 'Python', 'PHP', 'Java', 'C#']) {
      await page.getByRole('option', { name, exact: true }).first().waitFor()
    }
    await page.context().close()
  })

  test.each(both)('%s, %s: a link to a code leads to its text', async (size, language) => {
    const { page, complaints } = await open('/docs/errors#816', size, language)
    const entry = page.locator('article[id="816"]')
    await entry.waitFor()
    await expect.poll(() => entry.getAttribute('class')).toContain('chosen')
    await expect.poll(async () => (await entry.boundingBox())!.y).toBeLessThan(300)
    await expect
      .poll(() => entry.textContent())
      .toContain(language === 'es' ? 'fotografíe el documento' : 'photograph the document')
    await page.getByRole('searchbox').fill('431')
    await expect.poll(() => page.locator('article').count()).toBe(1)
    expect(complaints).toEqual([])
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('searchbox').fill('')
    await shoot(page, `errors-${size}-${language}`, false)
    await page.context().close()
  })

  test('language and theme are switched in place', async () => {
    const { page } = await open('/docs')
    await page.getByText('Read an identity document').first().waitFor()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
    await page.getByText('Leer un documento de identidad').first().waitFor()
    await page.getByRole('button', { name: 'Tema oscuro' }).click()
    await page.locator('.reference .dark-mode, .dark-mode .reference').first().waitFor({ state: 'attached' })
    await page.context().close()
  })
})
