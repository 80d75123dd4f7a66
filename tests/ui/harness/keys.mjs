// Walks the chrome by keyboard alone in a real browser: `node tests/ui/harness/keys.mjs`. Fails on the first broken promise.
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumFlags, findChromium } from '../../tools/chromium.mjs'

const config = new URL('vite.config.ts', import.meta.url).pathname
const vite = await createServer({
  configFile: config,
  server: { port: 48_000 + (process.pid % 1000), strictPort: true },
  logLevel: 'error',
})
await vite.listen()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
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
const cardOf = () => page.evaluate(() => document.activeElement?.getAttribute('data-card'))
const hand = {
  async 'arrows walk along the hand, which is one stop of Tab'() {
    await page.locator('.ui-fan-card').first().focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await cardOf(), 'c1')
    await page.keyboard.press('End')
    assert.equal(await cardOf(), 'c4')
    await page.keyboard.press('Tab')
    assert.doesNotMatch((await cardOf()) ?? '', /^c/)
    await page.keyboard.press('Shift+Tab')
    assert.equal(await cardOf(), 'c4')
    await page.keyboard.press('Home')
    assert.equal(await cardOf(), 'c0')
  },
  async 'the reason why not is seen and said where the keyboard is'() {
    await page.keyboard.press('ArrowRight')
    assert.match(await focused(), /Temporal shield, Not playable now/)
    assert.equal(await page.locator('.ui-card-peek:visible .ui-card-cannot').count(), 1)
    const said = await page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.textContent ?? ''
    })
    assert.match(said, /One of your figures ignores a hit.*Not now: Only when/)
  },
  async 'Space reads large, arrows go on to the neighbours, Escape leads back to the card'() {
    await page.keyboard.press(' ')
    await page.waitForSelector('.ui-card-large')
    await page.keyboard.press('ArrowRight')
    assert.match((await page.locator('.ui-card-large').textContent()) ?? '', /Sharp eyes.*3 of 5|3 of 5.*Sharp eyes/)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.ui-card-large', { state: 'detached' })
    assert.equal(await cardOf(), 'c1')
  },
  async 'Enter plays a card of one play'() {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.title === 'played look')
  },
  async 'Enter offers the plays of a card of several, arrows and Enter choose one'() {
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=menu]')
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null)
    await page.keyboard.press('ArrowDown')
    if (!/two/.test(await focused())) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.title === 'played two')
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-card') === 'c0')
  },
  async 'a finger that rests on a card reads it and does not play it'() {
    await page.evaluate(() => {
      document.title = 'nothing played'
    })
    const card = page.locator('.ui-fan-card').nth(2)
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await page.waitForSelector('.ui-card-large')
    await card.dispatchEvent('pointerup', { pointerType: 'touch' })
    await card.dispatchEvent('click')
    assert.equal(await page.title(), 'nothing played')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.ui-card-large', { state: 'detached' })
  },
  async 'an open pile is looked through'() {
    await page.locator('button.ui-pile').click()
    await page.waitForSelector('.ui-pile-faces')
    assert.equal(await page.locator('.ui-pile-faces > li').count(), 6)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.ui-pile-faces', { state: 'detached' })
  },
}
try {
  await page.goto(`${vite.resolvedUrls?.local[0]}?show=match`)
  await page.waitForSelector('.ui-top')
  for (const [promise, walk] of Object.entries(steps)) {
    await walk()
    console.log('kept:', promise)
  }
  await page.goto(`${vite.resolvedUrls?.local[0]}?show=match&hand=5`)
  await page.waitForSelector('.ui-fan-card')
  for (const [promise, walk] of Object.entries(hand)) {
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
