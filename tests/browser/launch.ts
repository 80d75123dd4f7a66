/** Opens the product in a real headless browser, collects console errors, and takes pictures. */
import { mkdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../tools/chromium.mjs'

/** The folder for pictures of a test run. They are for people to look at and are not compared. None are taken if `CI` is set. */
export const PICTURES = 'tests/browser/output'

export interface Visit {
  readonly page: Page
  /** Errors of the page and its console so far. */
  readonly errors: readonly string[]
  /** Requests to other addresses than the page's own; there must be none. */
  readonly strangers: readonly string[]
  picture(name: string): Promise<void>
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumFlags(), headless: true })

/** Opens a page with empty storage and the given window size and language. */
export async function visit(
  browser: Browser,
  address: string,
  options: { readonly width?: number; readonly height?: number; readonly language?: 'en' | 'fr'; readonly touch?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.language === 'fr' ? 'fr-FR' : 'en-GB',
    hasTouch: options.touch ?? false,
  })
  const page = await context.newPage()
  // Only meant to end tests that hang, so it is generous for busy machines.
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  const strangers: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // Violations of the server's content policy appear as console errors. Workers have consoles of their own.
  page.on('worker', (worker) =>
    worker.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    }),
  )
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !url.startsWith('blob:') && !url.startsWith('data:')) strangers.push(url)
  })
  mkdirSync(PICTURES, { recursive: true })
  return {
    page,
    errors,
    strangers,
    async picture(name) {
      if (!process.env.CI) await page.screenshot({ path: `${PICTURES}/${name}.png` })
    },
  }
}
