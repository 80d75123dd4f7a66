/** On a slow machine frames can be late. A late frame must not interrupt what the player has begun meanwhile. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { told, until } from './player'

/** Longer than a player needs from opening the list of answers to choosing one. */
const LATE_MS = 1_500

/** How many frames have been asked for, and how many of them have come. They come in order. */
interface Frames {
  readonly asked: number
  readonly come: number
}
const framesOf = (page: Page): Promise<Frames> => page.evaluate(() => (window as unknown as { lateFrames: Frames }).lateFrames)

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('who is choosing in the list of answers keeps his place when the frame that opened it comes late', {
  timeout: 120_000,
}, async () => {
  const { page } = await visit(browser, inject('address'))
  await openMatch(page, inject('address'), matchFile('upkeep hand'))
  await page.evaluate((late) => {
    const inTime = window.requestAnimationFrame.bind(window)
    const frames = { asked: 0, come: 0 }
    window.requestAnimationFrame = (callback) => {
      frames.asked++
      const called = (time: number) => {
        callback(time)
        frames.come++
      }
      setTimeout(() => inTime(called), late)
      return 0
    }
    Object.assign(window, { lateFrames: frames })
  }, LATE_MS)
  const before = await told(page)
  await page.keyboard.press('c')
  const last = page.locator('#ui-question .ui-option:not([data-refused]) input').last()
  await last.focus()
  await page.keyboard.press('Space')
  const { asked } = await framesOf(page)
  await expect.poll(async () => (await framesOf(page)).come).toBeGreaterThanOrEqual(asked)
  expect(await last.evaluate((option) => option === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await until(page, ({ entries }) => entries > before.entries, 5_000)
})
