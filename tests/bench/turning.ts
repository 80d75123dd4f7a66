/** How many pictures a second a turning camera shows without a graphics card, which is how this browser draws, by game. */
import type { Page } from 'playwright-core'
import { GAMES } from '../../src/games'
import { launch, visit } from '../browser/launch'
import { served } from '../browser/serve'
import type { Print } from './main'

const SECONDS = 3

/** The browser's frames in this time, each a picture while something moves. */
const pictures = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        let [frames, began] = [0, 0]
        const look = (now: number) => {
          began ||= now
          if (now - began >= ms) return done((1000 * frames) / (now - began))
          frames++
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    1000 * seconds,
  )

export async function turning(print: Print): Promise<void> {
  const [server, browser] = [await served(), await launch()]
  try {
    for (const [index, { id }] of GAMES.entries()) {
      const { page } = await visit(browser, server.address, { width: 1366, height: 768 })
      await page.goto(server.address)
      await page.locator('.ui-game').nth(index).click()
      const peer = await pictures(page, 1)
      await page.click('.ui-lobby-start')
      await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
      // Time for what is loaded after the first picture, and for coarser shapes.
      await page.waitForTimeout(8_000)
      await page.locator('.scene-surface').focus()
      await page.keyboard.down('q')
      await pictures(page, 1)
      const value = await pictures(page, SECONDS)
      await page.keyboard.up('q')
      const rounded = (one: number) => Math.round(10 * one) / 10
      print({
        figure: `scene.turning.${id}`,
        value: rounded(value),
        unit: 'pictures/s at 1366 x 768',
        peer: 'a page without a table',
        peerValue: rounded(peer),
        ratio: Math.round((100 * value) / peer) / 100,
      })
      await page.context().close()
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
