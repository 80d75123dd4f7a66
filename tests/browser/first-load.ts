/** Measures what a first visit costs: the scripts loaded before the first table is shown, and the time that takes. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

const ASSETS = 'dist/client/assets'

/** Total compressed size in kB (1000 bytes). */
export const weightOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, name) => sum + gzipSync(readFileSync(`${ASSETS}/${name}`), { level: 9 }).length, 0) / 1000

export const allScripts = (): readonly string[] => readdirSync(ASSETS).filter((name) => name.endsWith('.js'))

/**
 * Opens a table by its address with an empty browser cache. Scripts of the page and of all its workers are counted. What is loaded does
 * not depend on the size of the window; how long the first picture takes does.
 */
export async function firstTable(
  browser: Browser,
  address: string,
  quality: string,
  viewport = { width: 1280, height: 720 },
): Promise<{ readonly seconds: number; readonly scripts: readonly string[] }> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${address}?quality=${quality}&dice=auto`)
  await page.click('.ui-game')
  await page.click('.ui-lobby-start')
  await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
  const table = page.url()
  const devtools = await context.newCDPSession(page)
  await page.goto('about:blank')
  await devtools.send('Network.clearBrowserCache')
  const scripts = new Set<string>()
  let isOpen = false
  context.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (!isOpen && name.endsWith('.js')) scripts.add(name)
  })
  // The page reports this itself. Polling could be late on a slow machine and count scripts that were loaded afterwards.
  let open: (at: number) => void = () => undefined
  const opened = new Promise<number>((done) => {
    open = done
  })
  await page.exposeFunction('curtainOpened', () => {
    isOpen = true
    open(performance.now())
  })
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.scene-curtain[data-open]')) return
      watch.disconnect()
      ;(window as unknown as { curtainOpened(): void }).curtainOpened()
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })
  const began = performance.now()
  await page.goto(table, { waitUntil: 'commit' })
  const seconds = ((await opened) - began) / 1000
  await context.close()
  return { seconds, scripts: [...scripts] }
}
