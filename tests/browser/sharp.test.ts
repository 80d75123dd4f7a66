/** Without a graphics card, which is how these tests run: fewer pixels while something moves, a sharp picture at rest, then no frame. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

interface Seen {
  /** Draw calls so far. */
  readonly calls: number
  /** Pixels of the canvas for each pixel of the window, along a side. */
  readonly ratio: number
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.scene-surface canvas')
    return {
      calls: (window as unknown as { calls: number }).calls,
      ratio: canvas ? canvas.width / canvas.clientWidth : Number.NaN,
    }
  })

/** Waits until nothing has been drawn for a second. */
async function rested(page: Page): Promise<Seen> {
  const end = Date.now() + 90_000
  for (let before = await seen(page); ; ) {
    await page.waitForTimeout(1_000)
    const now = await seen(page)
    if (now.calls > 0 && now.calls === before.calls) return now
    if (Date.now() > end) throw new Error(`it never came to rest: ${JSON.stringify(now)}`)
    before = now
  }
}

test('a picture that moves has fewer pixels on a slow device, one at rest has all of them, and then nothing is drawn', async ({
  onTestFailed,
}) => {
  const visitor = await visit(browser, inject('address'), { width: 640, height: 400 })
  onTestFailed(() => visitor.picture('failed-sharp'))
  const { page } = visitor
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const counted = window as unknown as { calls: number }
    counted.calls = 0
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
      const draw = WebGL2RenderingContext.prototype[name] as (...given: number[]) => void
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...given: number[]) {
          counted.calls++
          return draw.apply(this, given)
        },
      })
    }
  })
  // The default settings, with which the page finds out about the device by itself.
  await page.goto(`${inject('address')}?dice=auto`)
  await page.click('.ui-game')
  await page.click('.ui-lobby-start')
  await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
  const first = await rested(page)
  expect(first.ratio).toBe(1)

  await page.mouse.move(320, 200)
  await page.mouse.down({ button: 'right' })
  const ratios: number[] = []
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(320 + 4 * step, 200)
    ratios.push((await seen(page)).ratio)
  }
  await page.mouse.up({ button: 'right' })
  expect(Math.min(...ratios)).toBeLessThan(0.7)

  const after = await rested(page)
  expect(after.ratio).toBe(1)
  expect(after.calls).toBeGreaterThan(first.calls)
  // What only a graphics card can draw fluently is not even loaded.
  expect(files.some((file) => file.includes('smoothing'))).toBe(true)
  expect(files.filter((file) => file.includes('finish-passes'))).toEqual([])
  expect(visitor.errors).toEqual([])
  await page.context().close()
})

test.each([
  ['stored with other settings before the page could measure', { quality: 'medium', textSize: '125' }, 'auto'],
  ['chosen since', { quality: 'medium', textSize: '125', volume: 'normal' }, 'medium'],
])('the quality that was %s', async (_, stored, quality) => {
  const { page, errors } = await visit(browser, inject('address'), { width: 640, height: 400 })
  await page.addInitScript((text) => localStorage.setItem('sightline.settings', text), JSON.stringify(stored))
  await page.goto(inject('address'))
  await page.waitForSelector('.ui-game')
  expect(
    await page.evaluate(() => [
      document.documentElement.dataset.quality,
      getComputedStyle(document.documentElement).getPropertyValue('--text-scale'),
    ]),
  ).toEqual([quality, '1.25'])
  expect(errors).toEqual([])
  await page.context().close()
})
