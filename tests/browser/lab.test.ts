/** The sight lab: V from a miniature to another in a match, by pointer and by keyboard; and the lab alone. Nothing of it reaches the match. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { inch } from '../driver/inches'
import { approach, openMatch, SHOOTER, TARGET, wished } from './begun'
import { launch, visit } from './launch'
import { pixelOf, still, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const panel = (page: Page) => page.locator('.ui-sight')
const verdict = (page: Page, game: string) => page.locator(`.ui-verdict[data-game=${game}]`)

async function rest(page: Page, ref: string): Promise<void> {
  const figure = (await told(page)).figures[ref]
  if (!figure) throw new Error(`${ref} is not to be seen`)
  const { x, y } = await pixelOf(page, figure.at, figure.z + inch(0.4))
  await page.mouse.move(x, y)
}

async function carry(page: Page, ref: string, to: Point): Promise<void> {
  await rest(page, ref)
  const end = await pixelOf(page, to)
  await page.mouse.down()
  await page.mouse.move(end.x - 8, end.y - 8, { steps: 4 })
  await page.mouse.move(end.x, end.y)
  await page.waitForTimeout(60)
  await page.mouse.up()
}

test('V shows who sees whom, why not, and by which rules; trying a place moves nothing', { timeout: 240_000 }, async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-lab'))
  const { page } = seen
  const { file } = wished({
    answer: approach,
    isThere: ({ open, state }) => open.subject === 'shoot turn' && state.turn === 2 && open.seat === 'A',
  })
  await openMatch(page, inject('address'), file)
  const before = await told(page)

  await rest(page, SHOOTER)
  await page.keyboard.press('v')
  await panel(page).waitFor()
  await rest(page, TARGET)
  await verdict(page, 'exterminate').getByText('Obstructed by the pipe').waitFor()
  expect(await verdict(page, 'exterminate').textContent()).toContain('EX-LOS-05')
  expect(await verdict(page, 'deadzone').textContent()).toMatch(/Line of sight: \d+ of 41 points are seen.*DZ-LOS-04/)
  expect(await verdict(page, 'vortex').textContent()).toMatch(/Fully visible: \d+ of 200 points.*VX-LOS-02/)
  // What is in the way is named on the table.
  await page.locator('.scene').getByText('The pipe').waitFor()
  await seen.picture('lab-line')

  // By keyboard: the next target, everything in sight, other heights.
  await page.keyboard.press('n')
  await page.keyboard.press('Shift+V')
  await page.locator('.ui-sight-counts').waitFor()
  const counts = await page.locator('.ui-sight-counts li').allTextContents()
  const numbers = counts.map((text) => Number.parseInt(text, 10))
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(Object.keys(before.pieces).length - 1)
  await seen.picture('lab-everything')
  await page.getByLabel('Height of the eye').fill('80')
  await page.waitForTimeout(200)
  const raised = (await page.locator('.ui-sight-counts li').allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(raised[2]).toBeLessThanOrEqual(numbers[2] ?? 0)
  await page.getByRole('button', { name: 'True heights' }).click()

  // Through its eyes and back.
  await page.getByRole('button', { name: 'Through its eyes, and back' }).click()
  await still(page)
  await seen.picture('lab-eyes')
  await page.keyboard.press('Escape')
  await still(page)
  expect(await panel(page).count()).toBe(1)

  // A ghost: tried elsewhere, and put back.
  await carry(page, SHOOTER, { x: inch(20), y: inch(12) })
  await page.getByText('Nothing has moved').waitFor()
  await seen.picture('lab-ghost')
  await page.getByRole('button', { name: 'Put back' }).click()
  expect(await page.getByText('Nothing has moved').count()).toBe(0)

  await page.keyboard.press('v')
  expect(await panel(page).count()).toBe(0)
  const after = await told(page)
  expect([after.entries, after.draft, after.pieces]).toEqual([before.entries, before.draft, before.pieces])
  // Nothing moves: nothing is drawn.
  const { frames } = await still(page)
  await page.waitForTimeout(600)
  expect((await told(page)).frames).toBe(frames)
  expect(seen.errors).toEqual([])
})

test('the lab alone: a table without a match, its miniatures dragged about', { timeout: 120_000 }, async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 390, height: 844, language: 'fr' })
  onTestFailed(() => seen.picture('failed-lab-alone'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced`)
  await page.getByRole('button', { name: /Labo de visée/ }).click()
  await panel(page).waitFor()
  await page.waitForFunction(() => 'sightline' in window)
  await still(page)
  expect(await verdict(page, 'vortex').textContent()).toContain('VX-LOS')
  await seen.picture('lab-alone')
  const to = { x: inch(9), y: inch(12) }
  await carry(page, 'A1', to)
  await still(page)
  const { at } = (await told(page)).figures.A1 ?? { at: { x: 0, y: 0 } }
  expect(Math.abs(at.x - to.x) + Math.abs(at.y - to.y)).toBeLessThan(inch(1))
  expect(await verdict(page, 'exterminate').textContent()).toContain('EX-LOS-04')
  // The whole table at once, computed by workers.
  await page.locator('.ui-exposure select').selectOption('far')
  await page.waitForFunction(() => document.querySelector('.ui-bands') && !document.querySelector('.ui-exposure-progress'))
  const place = await pixelOf(page, { x: inch(6), y: inch(28) })
  await page.mouse.move(place.x, place.y)
  await page.locator('.ui-exposure-facts', { hasText: /^Ici : en vue depuis|^Ici\u202f: en vue depuis/ }).waitFor()
  await page.locator('.ui-exposure .ui-button').scrollIntoViewIfNeeded()
  await seen.picture('lab-exposure')
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
