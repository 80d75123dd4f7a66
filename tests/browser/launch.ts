/** Opens the product in a real headless browser, keeps its console, and takes pictures. */
import { mkdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../tools/chromium.mjs'

/** Where the pictures of a test run are kept; looked at by people, compared by nobody. None are taken where `CI` is set. */
export const PICTURES = 'tests/browser/output'

export interface Visit {
  readonly page: Page
  /** Errors of the page and its console so far. */
  readonly errors: readonly string[]
  /** Requests that left the page's own address: there must be none. */
  readonly strangers: readonly string[]
  picture(name: string): Promise<void>
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumFlags(), headless: true })

/** A fresh visitor: own storage, given size and language. */
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
  // It ends what hangs, and measures nothing: a busy machine takes its time.
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  const strangers: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // What the server's policy forbids is told as an error of the console; workers have one of their own.
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
