/** The sight lab's inset: a small picture over the table of what the viewer sees. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, visit } from './launch'
import { still } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** Where something stands in the window. */
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return box
}

test('what the viewer sees, in a small picture: enlarged and back, put away and called, by click and by key; clear of the panel at all sizes', {
  timeout: 240_000,
}, async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-inset'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast`)
  await page.getByRole('button', { name: /Sight lab/ }).click()
  await page.waitForFunction(() => 'sightline' in window)
  await page.locator('.ui-eye').waitFor()
  const small = page.getByRole('button', { name: /^Through the eyes of .*, in full size$/ })
  const back = page.getByRole('button', { name: 'Back to the table' })
  await still(page)
  await seen.picture('lab-inset')
  // No word of the table stands in it.
  expect(await page.locator('.scene-words').evaluate((words) => getComputedStyle(words).clipPath)).toContain('evenodd')
  // By click there, by key back; and the other way round.
  await small.click()
  await back.waitFor()
  await page.keyboard.press('i')
  await small.waitFor()
  await page.keyboard.press('i')
  await back.waitFor()
  await seen.picture('lab-inset-eye')
  await back.click()
  await small.waitFor()
  // With the keyboard alone: reached after the panel, opened by Enter, left by Escape without leaving the lab.
  await page.locator('.ui-sight button, .ui-sight select, .ui-sight input').last().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('ui-eye-picture')
  await page.keyboard.press('Enter')
  await back.waitFor()
  await page.keyboard.press('Escape')
  await small.waitFor()
  expect(await page.locator('.ui-sight').count()).toBe(1)
  // Put away, it draws nothing and leaves its place to the table; it is called by key and by button.
  await page.keyboard.press('Shift+I')
  await expect.poll(() => page.locator('.ui-eye').count()).toBe(0)
  // The table's words have its place again with the next picture.
  const clip = () => page.locator('.scene-words').evaluate((words) => getComputedStyle(words).clipPath)
  await expect.poll(clip).toBe('none')
  await page.getByRole('button', { name: 'Small picture' }).click()
  await small.waitFor()
  await page.getByRole('button', { name: 'Put the small picture away' }).click()
  await expect.poll(() => page.locator('.ui-eye').count()).toBe(0)
  await page.keyboard.press('Shift+I')
  await small.waitFor()
  // Nothing moves: nothing is drawn.
  await still(page)

  for (const [width, height, text] of [
    [1440, 900, 100],
    [1440, 900, 200],
    [390, 844, 100],
    [390, 844, 200],
    [844, 390, 100],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&textSize=${text}`)
    await page.getByRole('button', { name: /Sight lab/ }).click()
    await page.locator('.ui-eye').waitFor()
    const [eye, sheet, bar, close] = [
      await boxOf(page, '.ui-eye'),
      await boxOf(page, '.ui-sight'),
      await boxOf(page, '.ui-lab-bar'),
      await boxOf(page, '.ui-eye .ui-icon-button'),
    ]
    const name = `${width} by ${height}, text at ${text} %`
    expect(eye.x >= 0 && eye.y >= 0 && eye.x + eye.width <= width && eye.y + eye.height <= height, `${name}: within`).toBe(true)
    const isApart = (other: typeof eye) =>
      other.x + other.width <= eye.x ||
      other.x >= eye.x + eye.width ||
      other.y + other.height <= eye.y ||
      other.y >= eye.y + eye.height
    expect([isApart(sheet), isApart(bar)], `${name}: clear of panel and bar`).toEqual([true, true])
    expect(eye.width, `${name}: large enough`).toBeGreaterThan(140)
    expect(Math.min(close.width, close.height), `${name}: the finger finds its button`).toBeGreaterThanOrEqual(28)
  }
  expect(seen.errors).toEqual([])
})
