/**
 * Dice thrown by hand: they wait, are thrown by key or flick, and show what the log says. Also: the physics are the same in this
 * browser.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { atTable, choosePlain, chooseTwo, matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { asked, pixelOf, still, told, until } from './player'

/** The constant of `tests/dice/throw.test.ts`, over a hundred throws. */
const HASH = 'c1e776aebd39a5fc'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** A new match with the dice in the hand: the roll for the edges waits. */
async function begin(page: Page, more: string): Promise<void> {
  await page.goto(`${inject('address')}?quality=test&confirms=each&hands=open&dice=hand${more}`)
  await page.waitForSelector('.ui-game')
  await page.click('.ui-game')
  await chooseTwo(page)
  await choosePlain(page)
  await page.click('.ui-lobby-start')
  await atTable(page)
}

test('a roll waits for the hand and the key R throws it', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-dice-key'))
  const { page } = seen
  await begin(page, '&motion=reduced')
  const waits = await until(page, (now) => now.throws > 0 && !now.isPlaying)
  expect((await still(page)).entries).toBe(waits.entries)
  await page.keyboard.press('r')
  const after = await until(page, (now) => now.entries > waits.entries)
  expect(after.entries).toBeGreaterThan(waits.entries)
  // The dice of the other side wait in their turn, until somebody may choose an edge.
  expect((await asked(page, 'edge')).subjects).toContain('edge')
  const { rolls } = await told(page)
  expect(rolls.length).toBeGreaterThanOrEqual(2)
  // The log counts the hits of both sides, the winner's first.
  const [one = 0, other = 0] = rolls.slice(-2).map((faces) => faces.filter((face) => face === 'hit').length)
  const said = /has the initiative: (\d+|no) hits? to (\d+|no)/.exec((await page.locator('.ui-log').textContent()) ?? '')
  expect(said?.slice(1).map((count) => (count === 'no' ? 0 : Number(count)))).toEqual([
    Math.max(one, other),
    Math.min(one, other),
  ])
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('the same dice are thrown by pressing on them, moving and letting go', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-dice-flick'))
  const { page } = seen
  await begin(page, '&motion=full')
  const waits = await until(page, (now) => now.throws > 0 && !now.isPlaying)
  // The tray is put down once the first picture stands: before that there are no dice to be pressed on.
  await still(page)
  await seen.picture('dice-in-hand')
  // The tray lies over the table's right edge, its middle level with the table's.
  const from = await pixelOf(page, { x: inch(36 - 4.4 + 10.6 / 2), y: inch(18) }, inch(1))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Let go in the midst of moving: nothing waits for a slow picture in between.
  const flick: Promise<void>[] = []
  for (let step = 1; step <= 6; step++) {
    flick.push(page.mouse.move(from.x - 4 * step, from.y - 8 * step))
    // How fast the hand moves is what is thrown with: time belongs to the gesture.
    await page.waitForTimeout(15)
  }
  await Promise.all([...flick, page.mouse.up()])
  await until(page, (now) => now.entries > waits.entries)
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('a hundred throws in this browser give the constant of all engines', async () => {
  const seen = await visit(browser, inject('address'))
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'))
  const hash = await page.evaluate(() =>
    (window as unknown as { sightline: { hashOfThrows(count: number): Promise<string> } }).sightline.hashOfThrows(100),
  )
  expect(hash).toBe(HASH)
  expect(seen.errors).toEqual([])
  await page.context().close()
})
