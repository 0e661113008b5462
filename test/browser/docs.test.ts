import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { routes } from '@vivid/contract'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeToken } from '../support/token.js'
import { examples, isWholeRun } from '../support/whole-run.js'
import {
  barriers,
  desktop,
  launch,
  type OpenPage,
  openContext,
  openPage,
  overflowPx,
  phone,
  shoot,
} from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium)
  console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): the reference is not tested.')

const url = inject('echoUrl')
const sizes = { wide: desktop, narrow: phone }
const locales = { en: 'en-GB', es: 'es-MX', pt: 'pt-BR' }
type Language = keyof typeof locales
/** Each language, and the size that its page opens in; then it is made the other size. The longer texts where there is less room. */
const looks = [
  ['es', 'narrow', 'wide'],
  ['en', 'wide', 'narrow'],
  ['pt', 'wide', 'narrow'],
] as const
const photograph = { en: 'photograph the document', es: 'fotografíe el documento', pt: 'fotografe o documento' }

describe.skipIf(!chromium)('the reference', () => {
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    browser = await launch(chromium!)
    context = await openContext(browser)
  })
  afterAll(() => browser?.close())
  const open = (path: string, size: keyof typeof sizes = 'wide', language: Language = 'en') =>
    openPage(browser, `${url}${path}`, { viewport: sizes[size], locale: locales[language] })

  describe('of the interface', () => {
    let opened: OpenPage
    beforeAll(async () => {
      opened = await openPage(context, `${url}/docs/reference#tag/documents/POST${routes.ocr}`)
    })

    test('comes from our own origin alone, nothing inline, no barrier', async () => {
      const { page, complaints, requests } = opened
      await page.getByText('Read an identity document').first().waitFor({ state: 'attached' })
      expect(complaints).toEqual([])
      expect(requests.filter((one) => !one.startsWith(url) && !/^(blob|data):/.test(one))).toEqual([])
      expect(await overflowPx(page)).toBeLessThanOrEqual(0)
      expect(await barriers(page)).toEqual([])
      expect(await page.locator('#content').textContent()).not.toContain('{base_url}')
      await shoot(page, 'docs-wide-en', false)
    })

    test('samples in six languages, with this address', async () => {
      const { page } = opened
      const sample = page.locator('section', { hasText: 'Read an identity document' }).last()
      await page.getByText('curl -H').first().waitFor()
      await expect.poll(() => sample.textContent()).toContain(`${url}${routes.ocr}`)
      await page.getByRole('button', { name: /curl/i }).first().click()
      for (const name of ['TypeScript', 'Python', 'PHP', 'Java', 'C#']) {
        await page.getByRole('option', { name, exact: true }).first().waitFor()
      }
      await page.keyboard.press('Escape')
    })

    test('language and theme are switched in place, and nothing stays English', async () => {
      const { page, complaints } = opened
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
      await page.getByText('Leer un documento de identidad').first().waitFor()
      // It is long: to read it more often than it is drawn would take most of the time.
      await expect
        .poll(() => page.locator('#content').textContent(), { interval: 500 })
        .not.toMatch(/\{base_url\}|\b(Request Body|Responses|required|Search)\b/)
      await page.getByRole('button', { name: 'Tema oscuro' }).click()
      await page.locator('.reference .dark-mode, .dark-mode .reference').first().waitFor({ state: 'attached' })
      await page.setViewportSize(phone)
      await expect.poll(() => overflowPx(page)).toBeLessThanOrEqual(0)
      await shoot(page, 'docs-narrow-es', false)
      expect(complaints).toEqual([])
    })
  })

  if (isWholeRun)
    test('of the interface, in Spanish on a phone: no barrier', async () => {
      const { page, complaints } = await open('/docs/reference', 'narrow', 'es')
      await page.getByText('Leer un documento de identidad').first().waitFor({ state: 'attached' })
      expect(await overflowPx(page)).toBeLessThanOrEqual(0)
      expect(await barriers(page)).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    })

  test.each(examples(looks))(
    '%s, %s, then %s: guides whose samples send what is chosen, and a link to a code leads to its text',
    async (language, first, second) => {
      const { page, complaints, requests } = await open('/docs#faces', first, language)
      await page.locator('#faces').waitFor()
      await page.locator('select[name=endpoint]').selectOption({ index: 1 })
      await page.locator('input[name=details]').check()
      await expect
        .poll(() => page.locator('#start pre').last().textContent())
        .toMatch(/details=True[^@]*selfie=@selfie.jpg/)
      await expect.poll(() => page.locator('#errors pre').textContent()).toContain(`Accept-Language: ${language}`)
      const fitsBothSizes = async (name: string, fullPage: boolean) => {
        for (const size of [second, first]) {
          await page.setViewportSize(sizes[size])
          await expect.poll(() => overflowPx(page)).toBeLessThanOrEqual(0)
          await shoot(page, `${name}-${size}-${language}`, fullPage)
        }
      }
      expect(await barriers(page)).toEqual([])
      expect(requests.filter((one) => !one.startsWith(url))).toEqual([])
      await fitsBothSizes('guides', true)

      await page.goto(`${url}/docs/errors#816`)
      const entry = page.locator('article[id="816"]')
      await entry.waitFor()
      await expect.poll(() => entry.getAttribute('class')).toContain('chosen')
      await expect.poll(async () => (await entry.boundingBox())!.y).toBeLessThan(300)
      await expect.poll(() => entry.textContent()).toContain(photograph[language])
      await page.getByRole('searchbox').fill('431')
      await expect.poll(() => page.locator('article').count()).toBe(1)
      expect(await barriers(page)).toEqual([])
      await page.getByRole('searchbox').fill('')
      await fitsBothSizes('errors', false)
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  test('every request of the guides runs', async () => {
    const { page } = await openPage(context, `${url}/docs`)
    await page.locator('select[name=sample-language]').selectOption('TypeScript')
    const samples = (await page.locator('.guide pre').allTextContents()).filter((code) => code.includes('fetch('))
    expect(samples.length).toBeGreaterThan(6)
    const folder = await mkdtemp(join(tmpdir(), 'vivid-samples-'))
    for (const name of ['front', 'back', 'selfie', 'document']) {
      await copyFile('apps/console/public/specimens/passport.jpg', join(folder, `${name}.jpg`))
    }
    const services = ['ocr', 'liveness', 'face_match']
    const env = { ...process.env, VIVID_TOKEN: makeToken({ services, sandbox: true }) }
    const run = promisify(execFile)
    const told = samples.map((code) =>
      run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder, env }),
    )
    for (const [at, { stdout }] of (await Promise.all(told)).entries()) {
      // The transaction of the sample is nobody's.
      expect(stdout).toMatch(
        samples[at]!.includes('/transactions/') ? /transaction_unknown/ : /valid|waiting|take another picture/,
      )
    }
    await rm(folder, { recursive: true })
  })
})
