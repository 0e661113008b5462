/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeToken } from '../support/token.js'
import { examples } from '../support/whole-run.js'
import {
  type Appearance,
  answering,
  barriers,
  launch,
  openContext,
  openPage,
  overflowPx,
  phone,
  shoot,
} from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium) console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): the console is not tested.')

const url = inject('echoUrl')
const wide = { width: 1440, height: 900 }
const sizes = { wide, narrow: phone }
/** Each language, its page's theme, and the size that it opens in; then it is made the other size. */
const looks = [
  ['es-MX', 'dark', 'narrow', 'wide'],
  ['en-GB', 'light', 'wide', 'narrow'],
  ['pt-BR', 'light', 'narrow', 'wide'],
] as const

/** How much of the verdict a person sees without scrolling. */
const isInView = (page: Page) =>
  page.locator('.verdict').evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    const header = document.querySelector('.top')!.getBoundingClientRect().bottom
    return top >= header - 1 && top < innerHeight - 80
  })

describe.skipIf(!chromium)('the console’s flows', () => {
  let browser: Browser
  let context: BrowserContext
  let photo: Buffer
  beforeAll(async () => {
    browser = await launch(chromium!)
    context = await openContext(browser)
    // Noise does not compress: over 2 MB.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'grey', noise } })
      .jpeg({ quality: 100 })
      .toBuffer()
  })
  afterAll(() => browser?.close())

  const giveToken = async (page: Page, services = ['ocr', 'liveness']) => {
    await page.locator('input[name=token]').fill(makeToken({ services }))
    await page.locator('.token-form button').click()
  }
  const open = async (within: Browser | BrowserContext = context, look: Appearance = {}) => {
    const opened = await openPage(within, url, look)
    await giveToken(opened.page)
    return opened
  }

  test.each(examples(looks))(
    '%s, %s, %s, then %s: the verdict is in view when it comes, wherever the page was',
    async (locale, colorScheme, first, second) => {
      const { page, complaints } = await open(browser, { viewport: sizes[first], locale, colorScheme })
      const scrollDown = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const isInViewIn = async (size: keyof typeof sizes) => {
        await expect.poll(() => isInView(page)).toBe(true)
        await expect.poll(() => overflowPx(page)).toBe(0)
        await shoot(page, `verdict-${size}-${locale}`, false)
      }
      await scrollDown()
      await page.locator('input[name=frontside]').setInputFiles('apps/console/public/specimens/passport.jpg')
      await answering(page, () => page.locator('button.primary').click())
      await expect.poll(() => isInView(page)).toBe(true)
      await answering(page, () => page.locator('[data-specimen=card]').click())
      await isInViewIn(first)
      expect(await barriers(page)).toEqual([])
      await page.setViewportSize(sizes[second])
      await scrollDown()
      await answering(page, () => page.locator('[data-specimen=passport]').click())
      await isInViewIn(second)
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  test('files are told apart: a text, a HEIC picture and a photo over the limit', async () => {
    const { page } = await open()
    const slot = page.locator('.slot').first()
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[name=frontside]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await choose('notes.txt', Buffer.from('hello'))
    await slot.getByText('notes.txt is not a picture').waitFor()
    await choose('a.heic', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), photo]))
    await slot.getByText('HEIC picture of more than 2 MB').waitFor()
    expect(photo.length).toBeGreaterThan(2 * 1024 * 1024)
    await choose('a.jpg', photo)
    await slot.getByText('Scaled down').waitFor()
    await answering(page, () => page.locator('button.primary').click())
    await expect.poll(() => page.locator('.verdict').getAttribute('data-tone')).toBe('good')
    // The verdict is of another picture than the one that was chosen last.
    await choose('empty.jpg', Buffer.alloc(0))
    await slot.getByText('empty.jpg is empty').waitFor()
    await expect.poll(() => page.locator('.verdict').count()).toBe(0)
    await expect.poll(() => page.locator('.history li').count()).toBe(1)
  })

  test('a picture is scaled to what this service takes, which may have been told late', async () => {
    const { page } = await openPage(context, 'about:blank')
    let tell = () => {}
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    await page.route('**/console/session', async (route) => {
      await told
      const response = await route.fetch()
      const session = (await response.json()) as { maxBytes: object }
      await route.fulfill({ json: { ...session, maxBytes: { ...session.maxBytes, document: 300_000 } } })
    })
    await page.goto(url)
    const small = await sharp(photo).resize(900).jpeg({ quality: 100 }).toBuffer()
    expect(small.length).toBeGreaterThan(300_000)
    await page.locator('input[name=frontside]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: small })
    await page.locator('.slot img').first().waitFor()
    tell()
    await page.getByText('takes up to 0.3 MB').waitFor()
  })

  test('files dropped anywhere and pasted find their place; several at once are the sides of a card', async () => {
    const { page } = await open()
    const give = (type: 'drop' | 'paste', count: number) =>
      page.evaluate(
        ([kind, many]) => {
          const held = new DataTransfer()
          const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
          for (let index = 0; index < many; index += 1) held.items.add(new File([bytes], `${kind}-${index}.jpg`))
          const options = { bubbles: true, cancelable: true }
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: held })
              : new ClipboardEvent('paste', { ...options, clipboardData: held })
          document.body.dispatchEvent(event)
        },
        [type, count] as const,
      )
    await give('paste', 1)
    await page.locator('.slot img[alt*="paste-0.jpg"]').waitFor()
    await give('drop', 2)
    await page.locator('.slot img[alt*="drop-1.jpg"]').waitFor()
    await expect.poll(() => page.locator('select[name=document_type]').inputValue()).toBe('identification_card')
    // A click on a picture replaces it.
    const chooser = page.waitForEvent('filechooser')
    await page.locator('.slot-picture label').first().click()
    await chooser
  })

  test('a link opens a specimen, its code leads to the catalogue, and earlier answers are a click away', async () => {
    const { page } = await open()
    await answering(page, () => page.locator('[data-specimen=selfie]').click())
    expect(page.url()).toBe(`${url}/#specimen=selfie`)
    await page.locator('input[name=about]').first().check({ force: true })
    await page.locator('select[name=document_type]').selectOption('passport')
    await page.locator('input[name=frontside]').setInputFiles({
      name: 'broken.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from([0xff, 0xd8, 0xff]),
    })
    await page.locator('.history li').waitFor()
    await answering(page, () => page.locator('button.primary').click())
    await expect.poll(() => page.locator('.history li').count()).toBe(2)
    await shoot(page, 'history', false)
  })

  test('a token without ID Reader Plus says why the proof of life is off', async () => {
    const { page } = await open()
    await page.getByText('the token does not include id_reader_plus').waitFor()
    await page.getByRole('button', { name: 'Use another token' }).click()
    await giveToken(page, ['ocr', 'liveness', 'id_reader_plus'])
    await page.getByText('the token includes id_reader_plus').waitFor()
    await answering(page, () => page.locator('[data-specimen=passport]').click())
    await expect.poll(() => page.locator('.verdict').textContent()).toMatch(/Genuine|Partly/)
  })
})
