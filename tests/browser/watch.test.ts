/** A finished match is replayed from a file, the bot is asked about a moment of it, and it is scrubbed back. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { give } from './begun'
import { launch, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const FILE = gunzipSync(readFileSync('tests/fixtures/matches/exterminate-whole.4.json.gz')).toString()

test('a finished match is played again, its bot asked, and scrubbed back', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-watch'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test#/`)
  await give(page, FILE)
  await page.click('.ui-end-buttons button:has-text("Watch it again")')
  await page.waitForSelector('.ui-watch')
  const slider = page.locator('.ui-time-slider')
  const at = async () => Number(await slider.inputValue())
  const first = await at()
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(100)

  await page.keyboard.press('Space')
  await page.waitForFunction((from) => Number(document.querySelector<HTMLInputElement>('.ui-time-slider')?.value) > from, first)
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.waitForFunction((to) => Number(document.querySelector<HTMLInputElement>('.ui-time-slider')?.value) === to, last)
  expect(await page.locator('.ui-watch-acts button:has-text("Play on")').isDisabled()).toBe(true)

  // Before the last action: what the bot would have done instead.
  await page.keyboard.press('o')
  await page.waitForSelector('.ui-advice:has-text("over here")')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.waitForSelector('.ui-advice', { state: 'detached' })
  await page.keyboard.press('o')
  await page.waitForSelector('.ui-advice-answers li', { timeout: 60_000 })
  await seen.picture('watch-ask')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.ui-advice', { state: 'detached' })

  // A third of the way: the table shows who stood then.
  const box = await slider.boundingBox()
  if (!box) throw new Error('the time line is not to be seen')
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.35, box.y + box.height / 2, { steps: 12 })
  await page.waitForSelector('.ui-time-preview')
  await seen.picture('watch-scrubbed')
  await page.mouse.up()
  const there = await at()
  expect(there).toBeLessThan(last / 2)
  expect(there).toBeGreaterThan(last / 5)
  await page.keyboard.press('ArrowLeft')
  expect(await at()).toBe(there - 1)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction((to) => Number(document.querySelector<HTMLInputElement>('.ui-time-slider')?.value) === to, there)

  // On a phone the bar has three rows under its time line, and leaves the rest of the screen to the table.
  await page.setViewportSize({ width: 390, height: 844 })
  const high = () => page.$eval('.ui-watch', (bar) => bar.getBoundingClientRect().height / innerHeight)
  await expect.poll(high).toBeLessThan(0.25)
  await seen.picture('watch-phone')

  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
  await page.context().close()
})
