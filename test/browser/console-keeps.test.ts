/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeToken } from '../support/token.js'
import { answering, barriers, launch, openContext, openPage, overflowPx, phone, shoot } from './console-page.js'
import { findChromium } from './find-chromium.js'

const chromium = findChromium()
if (!chromium) console.log('No Chromium here (apt-get install chromium, or CHROMIUM=/path): the console is not tested.')

const url = inject('echoUrl')

const giveToken = async (page: Page, claims: object = {}) => {
  // The pages that are not shown have a form of their own.
  const form = page.locator('.token-form').filter({ visible: true })
  await form.locator('input').fill(makeToken({ services: ['ocr', 'liveness'], ...claims }))
  await form.locator('button').click()
}

describe.skipIf(!chromium)('what the console keeps, and its camera', () => {
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    browser = await launch(chromium!)
    context = await openContext(browser)
  })
  afterAll(() => browser?.close())

  test('answers outlive a reload and a look at the reference, not the tab; clearing leaves none', async () => {
    const { page, requests, complaints } = await openPage(context, url)
    await giveToken(page)
    await answering(page, () => page.locator('[data-specimen=card]').click())
    await page.locator('input[name=frontside]').setInputFiles('apps/console/public/specimens/passport.jpg')
    await page.locator('select[name=document_type]').selectOption('passport')
    await answering(page, () => page.locator('button.primary').click())
    await expect.poll(() => page.evaluate(() => JSON.parse(sessionStorage['vivid-answers']).length)).toBe(2)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('vivid-answers')

    const sent = () => requests.filter((address) => address.includes('/api/')).length
    const before = sent()
    await page.reload()
    await page.locator('.verdict').waitFor()
    await expect.poll(() => page.locator('.seen img').count()).toBe(1)
    await page.locator('.history li button').nth(1).click()
    await expect.poll(() => page.locator('.seen img').count()).toBe(2)
    await page.goto(`${url}/docs/errors`)
    await page.goBack()
    await page.locator('.verdict').waitFor()
    expect(sent()).toBe(before)
    expect(await barriers(page)).toEqual([])

    const other = await context.newPage()
    await other.goto(url)
    await other.locator('.specimen').first().waitFor()
    await expect.poll(() => other.locator('.history').count()).toBe(0)

    await page.getByRole('button', { name: 'Clear' }).click()
    await page.reload()
    await page.locator('.blank').waitFor()
    await expect.poll(() => page.locator('.history').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('Operate says in words that the queue board is off', async () => {
    const { page } = await openPage(context, `${url}/#operate`)
    await giveToken(page, { operator: true })
    await page.getByText('Set QUEUE_BOARD_PASSWORD').waitFor()
  })

  test('the camera: another one, a picture by hand, again, then used', async () => {
    const { page } = await openPage(context, url)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    const dialog = page.getByRole('dialog')
    const label = () =>
      page
        .locator('video')
        .evaluate((video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks()[0]!.label)
    await dialog.getByRole('button', { name: 'Other camera' }).waitFor()
    const first = await label()
    await dialog.getByRole('button', { name: 'Other camera' }).click()
    await expect.poll(label).not.toBe(first)
    await dialog.getByRole('button', { name: 'Take the picture' }).click()
    await dialog.getByRole('button', { name: 'Take it again' }).click()
    await dialog.getByRole('button', { name: 'Take the picture' }).click()
    await dialog.locator('vivid-capture .pair img').waitFor()
    expect(await overflowPx(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
    await shoot(page, 'camera-review', false)
    await dialog.getByRole('button', { name: 'Use it anyway' }).click()
    await page.locator('.slot-picture img').waitFor()
  })
})
