import type { Browser } from 'playwright-core'

/** The samples of the guides in one language that call the service, exactly as the page shows them. */
export const readSamples = async (browser: Browser, url: string, label: string): Promise<string[]> => {
  const page = await browser.newPage()
  await page.goto(`${url}/docs`)
  await page.locator('select[name=sample-language]').selectOption(label)
  const shown = await page.locator('.guide pre').allTextContents()
  await page.close()
  return shown.filter((code) => code.includes(`${url}/api/`))
}
