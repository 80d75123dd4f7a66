/** The lesson: "Teach me" gives one instruction at a time and goes on when the player has followed it. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { atTable } from './begun'
import { launch, visit } from './launch'
import { goOn, pixelOf, settled, still, take, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('the card game is taught: a welcome, then what to do at each question, also after the page is loaded anew', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-lesson'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&confirms=each&hands=open&windows=wait`)
  await page.getByRole('button', { name: /^Teach me .*Card Game/ }).click()
  await atTable(page)
  const voice = page.locator('.ui-lesson')
  await voice.getByText('Your first cards').waitFor()
  await seen.picture('lesson-welcome')
  await voice.getByRole('button', { name: 'Begin' }).click()
  await settled(page)
  await voice.getByText('Play a location').waitFor()

  // A card given for time answers the question: the next thing is said at the next one, and what was said is not said again.
  const { entries } = await told(page)
  await take(page, /^Discard/)
  await expect.poll(async () => (await told(page)).entries).toBeGreaterThan(entries)
  // Whether a second card is given, too, is asked next.
  while (!(await settled(page)).subjects.includes('action')) await goOn(page)
  await page.reload()
  await atTable(page)
  await settled(page)
  await voice.waitFor()
  expect(await voice.innerText()).not.toContain('Play a location')
  await seen.picture('lesson-on')

  await voice.getByRole('button', { name: 'End the lesson' }).click()
  await voice.waitFor({ state: 'detached' })
  expect([seen.errors, seen.strangers]).toEqual([[], []])
})

/** From the home page to the taught match of Exterminate!, as far as its deployment. */
async function toDeployment(page: Page): Promise<void> {
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&windows=wait&dice=auto`)
  await page.getByRole('button', { name: /^Teach me .*Exterminate/ }).click()
  await atTable(page)
  await page.locator('.ui-lesson').getByRole('button', { name: 'Begin' }).click()
  while (!(await settled(page)).subjects.includes('deploy')) await goOn(page)
}

test('no panel of a lesson covers the miniatures that wait to be deployed', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768 })
  onTestFailed(() => seen.picture('failed-lesson-deploy'))
  const { page } = seen
  await toDeployment(page)
  const { figures } = await still(page)
  const own = Object.entries(figures).filter(([ref]) => ref.startsWith('A'))
  expect(own.length).toBeGreaterThan(3)
  for (const [ref, { at, z }] of own) {
    const { x, y } = await pixelOf(page, at, z)
    const over = await page.evaluate((spot) => document.elementFromPoint(spot.x, spot.y)?.closest('.scene') !== null, { x, y })
    expect(over, `${ref} at ${Math.round(x)}, ${Math.round(y)}`).toBe(true)
  }
  // The lesson's column beside the table stays free for as long as it lasts.
  const column = await page.locator('.ui-lesson').boundingBox()
  for (const corner of [0, 36]) {
    const { x } = await pixelOf(page, { x: 0, y: inch(corner) })
    expect(x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0))
  }
  await seen.picture('lesson-deploy')
  expect([seen.errors, seen.strangers]).toEqual([[], []])
})

test('on a phone the table keeps clear of the lesson, and the lesson of the hand', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 390, height: 844, touch: true })
  onTestFailed(() => seen.picture('failed-lesson-phone'))
  const { page } = seen
  await toDeployment(page)
  await still(page)
  const lesson = await page.locator('.ui-lesson').boundingBox()
  const edge = (lesson?.y ?? 0) + (lesson?.height ?? 0)
  for (const corner of [0, 36]) expect((await pixelOf(page, { x: inch(corner), y: inch(36) })).y).toBeGreaterThan(edge)
  expect(edge).toBeLessThan((await page.locator('.ui-hands-own').boundingBox())?.y ?? 0)
  await seen.picture('lesson-phone')

  // An open sheet leaves the lesson one line, and that line free.
  await page.locator('.ui-dock-button[data-panel=question]').tap()
  await page.locator('#ui-question').waitFor()
  const line = await page.locator('.ui-lesson').boundingBox()
  const sheet = await page.locator('#ui-question').boundingBox()
  expect(line?.height).toBeLessThan(60)
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
  await seen.picture('lesson-phone-sheet')
  expect([seen.errors, seen.strangers]).toEqual([[], []])
})
