/** The page draws and requests nothing while nobody acts, and a half-made answer can be given after a reload. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { atTable, matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { arrive } from './planning'
import { asked, pixelOf, settled, still, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('no frame is drawn while nothing moves, at home or at a table that waits, and nothing is asked of other addresses', async () => {
  const seen = await visit(browser, inject('address'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&confirms=each&hands=open&dice=auto`)
  await page.waitForSelector('.ui-game')
  expect(await page.locator('canvas').count()).toBe(0)

  await openMatch(page, inject('address'), matchFile('move turn'))
  await asked(page, 'move turn')
  await page.mouse.move(720, 450)
  const before = await still(page)
  // That nothing happens can only be observed for a time: any timer would fire within this one. A slow machine draws fewer frames, never
  // more.
  await page.waitForTimeout(2_000)
  const after = await told(page)
  expect(before.frames).toBeGreaterThan(0)
  expect(after.frames).toBe(before.frames)
  // The page has not merely stopped: turning the camera draws again.
  await page.keyboard.press('q')
  await until(page, (now) => now.frames > after.frames)
  expect(seen.strangers).toEqual([])
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('the planner draws its table a few times until it stands, however many pieces its list shows', async () => {
  const seen = await visit(browser, inject('address'))
  const { page } = seen
  await arrive(page)
  await page.waitForFunction(() => document.querySelectorAll('.ui-plan-palette img').length > 10)
  const { frames } = await still(page)
  expect(frames).toBeGreaterThan(0)
  expect(frames).toBeLessThan(12)
  await page.context().close()
})

test('the page loaded anew with a figure in hand comes back to the question, the figure where it was', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-idle'))
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'))
  const before = await asked(page, 'move turn')
  const ref = `${before.seat}3`
  const figure = before.figures[ref]
  if (!figure) throw new Error(`${ref} is not to be seen`)
  const grip = await pixelOf(page, figure.at, figure.z + inch(0.4))
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 40, grip.y - 40)
  // Lifting it has answered which figure moves; where to is still in the hand.
  await until(page, (now) => now.draft === 'pathing')
  await page.reload()
  await atTable(page)
  const again = await settled(page)
  expect(again.subjects).not.toEqual([])
  expect(again.seat).toBe(before.seat)
  expect(again.pieces).toEqual(before.pieces)
  expect(again.draft).toBe('idle')
  // And that question can be answered: the figure taken up once more.
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 40, grip.y - 40)
  await until(page, (now) => now.draft === 'pathing')
  await page.mouse.up()
  expect(seen.errors).toEqual([])
  await page.context().close()
})
