/// <reference lib="dom" />
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { root } from '../support/service.js'
import { isWholeRun } from '../support/whole-run.js'

/** Kept by CI; not part of the repository. */
const picturesFolder = join(root, 'out/browser')

export const launch = (executablePath: string, flags: readonly string[] = []): Promise<Browser> => {
  mkdirSync(picturesFolder, { recursive: true })
  return chromium.launch({
    executablePath,
    timeout: PATIENCE_MS,
    args: [
      // CI runs as root, where the sandbox cannot; the pages are our own.
      '--no-sandbox',
      '--use-fake-device-for-media-stream=device-count=2',
      '--use-fake-ui-for-media-stream',
      '--force-device-scale-factor=1',
      // To start a renderer takes half a second of CPU.
      '--process-per-site',
      ...flags,
    ],
  })
}

/** Only what hangs should fail. */
const PATIENCE_MS = 240_000

export interface OpenPage {
  page: Page
  /** Everything the page complained about since it was opened. */
  complaints: string[]
  /** Every address the page asked for. */
  requests: string[]
}

export const desktop = { width: 1400, height: 900 }
export const phone = { width: 390, height: 844 }

/** How a page is seen. */
export interface Appearance {
  viewport?: typeof desktop
  locale?: string
  colorScheme?: 'light' | 'dark'
}

export const openContext = async (browser: Browser, appearance: Appearance = {}): Promise<BrowserContext> => {
  const { viewport = desktop, locale = 'en-GB', colorScheme = 'light' } = appearance
  const context = await browser.newContext({ viewport, locale, colorScheme, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** In a context of its own, or in one whose other pages are still open: then their process serves this page too. */
export const openPage = async (
  within: Browser | BrowserContext,
  url: string,
  appearance: Appearance = {},
): Promise<OpenPage> => {
  const context = 'newContext' in within ? await openContext(within, appearance) : within
  const page = await context.newPage()
  const opened: OpenPage = { page, complaints: [], requests: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) opened.complaints.push(message.text())
  })
  page.on('pageerror', (error) => opened.complaints.push(error.message))
  page.on('request', (request) => opened.requests.push(request.url()))
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  return opened
}

/** Clicks a specimen and waits for its answer. */
export const trySpecimen = async (page: Page, id: string): Promise<void> => {
  await answering(page, () => page.locator(`[data-specimen=${id}]`).click())
}

/** Does something and waits for the answer that it brings. */
export const answering = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = Number(await page.locator('.answer').getAttribute('data-answers'))
  await act()
  await page.locator(`.answer[aria-busy=false][data-answers="${before + 1}"] .verdict`).waitFor()
}

/** Screenshots are for people, who look at those of a whole run. */
export const shoot = async (page: Page, name: string, fullPage = true): Promise<void> => {
  if (!isWholeRun) return
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(picturesFolder, `${name}.png`), fullPage })
}

/** Findings of axe, in words: WCAG 2.1 at level AA, and good practice. */
export const barriers = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}

/** Pixels by which the page is wider than its window. */
export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** From an answer's arrival to the frame that shows it, for the last answer. */
export const renderMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)!.startTime
    return at('vivid-rendered') - at('vivid-answered')
  })
