// Walks the chrome by keyboard alone in a real browser: `node tests/ui/harness/keys.mjs`. Fails on the first broken promise.
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const config = new URL('vite.config.ts', import.meta.url).pathname
const vite = await createServer({
  configFile: config,
  server: { port: 48_000 + (process.pid % 1000), strictPort: true },
  logLevel: 'error',
})
await vite.listen()
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
const shows = (selector) => page.locator(selector).isVisible()
const steps = {
  async 'the skip link comes first and leads to the question'() {
    await page.keyboard.press('Tab')
    assert.match(await focused(), /Skip to the question/)
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'ui-question')
  },
  async 'a digit picks an option, arrows stay inside the panel'() {
    await page.keyboard.press('1')
    assert.equal(await page.locator('.ui-option input').first().isChecked(), true)
  },
  async 'L hides and shows the log'() {
    await page.evaluate(() => document.activeElement?.blur())
    await page.keyboard.press('l')
    assert.equal(await shows('.ui-log'), false)
    await page.keyboard.press('l')
    assert.equal(await shows('.ui-log'), true)
  },
  async '? opens the help, Tab stays in it, Escape closes it'() {
    await page.keyboard.press('Shift+?')
    await page.waitForSelector('[role=dialog]')
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      // base-ui carries the focus round in the next frame.
      await page.waitForTimeout(60)
      assert.equal(
        await page.evaluate(
          () =>
            document.activeElement?.closest('[role=dialog]') !== null ||
            document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
        ),
        true,
      )
    }
    await page.keyboard.press('l')
    assert.equal(await shows('.ui-log'), true)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
  },
  async 'the menu opens, its items are walked by arrows, Settings opens from it'() {
    await page.locator('button[aria-label=Menu]').focus()
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=menu]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=dialog] .ui-settings')
  },
  async 'the language switches at once'() {
    await page.locator('.ui-settings input[type=radio]').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForSelector('text=Réglages')
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    assert.match((await page.locator('.ui-top').textContent()) ?? '', /À Alice de jouer/)
  },
}
try {
  await page.goto(`${vite.resolvedUrls?.local[0]}?show=match`)
  await page.waitForSelector('.ui-top')
  for (const [promise, walk] of Object.entries(steps)) {
    await walk()
    console.log('kept:', promise)
  }
  await page.goto(`${vite.resolvedUrls?.local[0]}?show=match&shape=path`)
  await page.locator('button[aria-label="Nudge right"]').focus()
  const across = page.locator('.ui-space-fields input').first()
  assert.equal(await across.inputValue(), '14')
  console.log('kept: every question is reached by keyboard')
} finally {
  await browser.close()
  await vite.close()
}
