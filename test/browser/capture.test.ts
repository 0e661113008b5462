/// <reference lib="dom" />
import { openStudio } from '@vivid/specimens'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Cinema, type Filmed, openCinema } from '../capture/film.js'
import { examples } from '../support/whole-run.js'
import { barriers, desktop, launch, openContext, openPage, overflowPx, phone, shoot } from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium) console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): capture is not tested.')

const url = `${inject('echoUrl')}/capture.html`
/** Twice as long as a good picture takes. */
const WATCHED_MS = 1_200

interface Captured {
  width: number
  height: number
  size: number
  codes: (number | null)[]
  turned: boolean
}

/** Keeps what the page's events say. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told = { captured: [] as Captured[], problems: [] as string[] }
    Object.assign(globalThis, { told })
    document.addEventListener('capture', ({ detail }: CustomEventInit) => {
      const codes = detail.warnings.map(({ code }: { code: number | null }) => code)
      const { width, height, blob, turned } = detail
      told.captured.push({ width, height, size: blob.size, codes, turned: turned !== undefined })
    })
    document.addEventListener('problem', ({ detail }: CustomEventInit) => told.problems.push(detail.reason))
  })
const told = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: { captured: Captured[]; problems: string[] } }).told)
const hint = (page: Page) => page.locator('vivid-capture .frame').getAttribute('data-hint')

describe.skipIf(!chromium)('the capture component before a filmed camera', () => {
  let browser: Browser
  let cinema: Cinema
  /** Stays open for the tests of films: loading a page costs as much as they do. */
  let shared: Page
  let complaints: string[]
  let spanish: BrowserContext
  beforeAll(async () => {
    cinema = openCinema(await openStudio())
    browser = await launch(chromium!, [`--use-file-for-fake-video-capture=${cinema.file}`])
    ;({ page: shared, complaints } = await openPage(browser, url))
    await listen(shared)
    spanish = await openContext(browser, { viewport: phone, locale: 'es-MX' })
  })
  afterAll(async () => {
    await browser?.close()
    cinema?.close()
  })

  /** The picture that is wanted, and what the camera films. */
  const film = async (page: Page, kind: string, ...films: Filmed[]) => {
    await cinema.show(...films)
    await page.locator('select[name=kind]').selectOption(kind)
  }
  const lastTaken = async (page: Page) => (await told(page)).captured.at(-1)

  test('a sharp card that lies still is taken by itself and handed over as a JPEG of less than 2 MB', async () => {
    await film(shared, 'document-front', 'sharp')
    await shared.getByRole('button', { name: 'Open the camera' }).click()
    // The same picture is not taken a second time by itself.
    await shared.getByRole('button', { name: 'Take it again' }).click()
    await expect.poll(() => hint(shared)).toBe('good')
    await shared.waitForTimeout(WATCHED_MS)
    expect(await hint(shared)).toBe('good')
    await shared.getByRole('button', { name: 'Take the picture' }).click()
    await shared.getByRole('button', { name: 'Use this picture' }).click()
    const { captured } = await told(shared)
    expect(captured).toMatchObject([{ width: 960, height: 720, codes: [], turned: false }])
    expect(captured[0]!.size).toBeLessThan(2 * 1024 * 1024)
    await shared.locator('#result img').waitFor()
    expect(complaints).toEqual([])
  })

  const faults = [
    ['document-front', 'blurred', 'blurry', 826],
    ['document-front', 'dark', 'dark', 828],
    ['document-front', 'glare', 'glare', 829],
    ['document-front', 'cut', 'cut', 821],
    ['document-back', 'nothing', 'none', 819],
    ['selfie', 'face-near', 'away', 700],
    ['selfie', 'nothing', 'none', 704],
  ] as const
  test.each(examples(faults))(
    '%s: %s is not taken, and says %s; taken by hand it warns of %i',
    async (kind, filmed, said, code) => {
      await film(shared, kind, filmed)
      await shared.getByRole('button', { name: 'Open the camera' }).click()
      await expect.poll(() => hint(shared)).toBe(said)
      await shared.waitForTimeout(WATCHED_MS)
      expect(await hint(shared)).toBe(said)
      await shared.getByRole('button', { name: 'Take the picture' }).click()
      await shared.getByRole('button', { name: 'Use it anyway' }).click()
      expect(await lastTaken(shared)).toMatchObject({ codes: [code] })
    },
  )

  // The first of two selfies is taken as a single one is.
  const selfies = [
    ['selfie-turned', ['face', 'face-turned'], 'turn your head', true],
    ['selfie', ['face'], 'Picture taken', false],
  ] as const
  test.each(examples(selfies))('%s: %j is taken by itself', async (kind, films, said, turned) => {
    await film(shared, kind, ...films)
    await shared.getByRole('button', { name: 'Open the camera' }).click()
    await shared.getByRole('status').getByText(said).waitFor()
    await shared.getByRole('button', { name: 'Use this picture' }).click()
    expect(await lastTaken(shared)).toMatchObject({ codes: [], turned })
  })

  const languages = [
    ['es-MX', 'Captura', 'Anverso de un documento', 'Lo mismo en su propia página'],
    ['pt-BR', 'Captura', 'Frente de um documento', 'O mesmo na sua própria página'],
    ['fr', 'Capture', 'Front of a document', 'The same on your own page'],
  ] as const
  test.each(examples(languages))(
    'a browser of %s: the whole page speaks its language, English where it is none of ours',
    async (locale, ...said) => {
      const { page } = await openPage(browser, url, { locale })
      for (const text of said)
        await page.locator('main').getByText(text, { exact: true }).first().waitFor({ state: 'attached' })
      expect(await page.title()).toBe(`Vivid · ${said[0]}`)
      const lang = said[0] === 'Capture' ? 'en' : locale.slice(0, 2)
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      expect(await page.locator('.code pre').textContent()).toContain(
        `<vivid-capture kind="document-front" lang="${lang}">`,
      )
      await page.context().close()
    },
  )

  test('by keyboard alone, in Spanish, on a phone', async () => {
    const { page } = await openPage(spanish, url)
    await film(page, 'document-front', 'blurred')
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.textContent ?? document.activeElement?.tagName,
      )
    const tab = async (count: number) => {
      const seen = []
      for (let i = 0; i < count; i++) {
        await page.keyboard.press('Tab')
        seen.push(await focused())
      }
      return seen
    }
    await page.locator('select[name=kind]').focus()
    expect(await tab(2)).toEqual(['Abrir la cámara', 'Elegir un archivo'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    // The focus follows to where the next step is, and the live region says what to put right.
    await page.getByRole('status').getByText('Borroso').waitFor()
    expect(await focused()).toBe('Tomar la foto')
    expect(await tab(1)).toEqual(['Elegir un archivo'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect.poll(focused).toBe('Usarla de todos modos')
    expect(await tab(1)).toEqual(['Tomarla otra vez'])
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Tomar la foto')
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Abrir la cámara')
    expect(await page.locator('vivid-capture video').evaluate((video: HTMLVideoElement) => video.srcObject)).toBe(null)
  })

  test('no barriers in any state, language, theme, size and orientation', async () => {
    const { page } = await openPage(spanish, url)
    await film(page, 'document-front', 'blurred')
    const looks = examples([
      { lang: 'es', viewport: phone, colorScheme: 'dark' },
      { lang: 'en', viewport: { width: 844, height: 390 }, colorScheme: 'light' },
      { lang: 'pt', viewport: { width: 820, height: 1180 }, colorScheme: 'dark' },
      { lang: 'en', viewport: desktop, colorScheme: 'light' },
    ] as const)
    const look = async (state: string) => {
      for (const { lang, viewport, colorScheme } of looks) {
        await page.setViewportSize(viewport)
        // Neither switch closes the camera.
        await page.locator('.switches select').selectOption(lang)
        if ((await page.locator('html').getAttribute('data-theme')) !== colorScheme)
          await page.locator('.switches button').click()
        const at = `${state}, ${lang}, ${viewport.width}, ${colorScheme}`
        expect([at, ...(await barriers(page)), await overflowPx(page)]).toEqual([at, 0])
        await shoot(page, `capture-${state}-${viewport.width}`, false)
      }
    }
    const button = (place: number) => page.locator('vivid-capture button:visible').nth(place)
    await look('idle')
    await button(0).click()
    await expect.poll(() => hint(page)).toBe('blurry')
    await look('watching')
    await button(0).click()
    await expect.poll(() => hint(page)).toBe('reviewing')
    await look('reviewing')
    await button(1).click()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await page.keyboard.press('Escape')
    await button(0).click()
    await expect.poll(() => hint(page)).toBe('camera-missing')
    await look('missing')
    await page.context().close()
  })

  test('without leave, without a camera and with a file that is no picture: files remain', async () => {
    const { page } = await openPage(browser, url, { viewport: phone, colorScheme: 'dark', locale: 'pt-BR' })
    await listen(page)
    for (const [name, reason, said] of [
      ['NotAllowedError', 'camera-refused', 'Não é permitido usar a câmera'],
      ['NotFoundError', 'camera-missing', 'Não há câmera aqui'],
      ['NotReadableError', 'camera-busy', 'A câmera não inicia'],
    ] as const) {
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
      }, name)
      await page.getByRole('button', { name: 'Abrir a câmera' }).click()
      await page.getByRole('status').getByText(said).waitFor()
      expect((await told(page)).problems.at(-1)).toBe(reason)
    }
    expect(await barriers(page)).toEqual([])
    await shoot(page, 'capture-refused')
    const choose = page.locator('vivid-capture input[type=file]')
    await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') })
    await page.getByRole('status').getByText('não pode ser aberto').waitFor()
    await choose.setInputFiles('apps/console/public/specimens/card-blurred.jpg')
    await page.getByRole('status').getByText('Desfocado').waitFor()
    await page.getByRole('button', { name: 'Usar mesmo assim' }).click()
    expect(await lastTaken(page)).toMatchObject({ codes: [826] })
    await page.context().close()
  })
})
