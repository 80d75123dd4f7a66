/**
 * A ready layout is played by bots: the run is paused, goes on and is cancelled; its report is drawn on the plan, and is there again
 * after a reload.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, visit } from './launch'
import { arrive, ready } from './planning'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const panel = (page: Page) => page.getByRole('region', { name: 'Let it be played' })
/** What the report says it is of: so many matches of a game. */
const setting = (page: Page) => panel(page).getByText(/^\d+ match(es)? of /)
const count = async (page: Page): Promise<number> => Number.parseInt((await setting(page).textContent()) ?? '', 10)

test('bots play a ready layout: paused, gone on with, cancelled; the report stays', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-selfplay'))
  const { page } = seen
  await arrive(page)
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('dialog').locator('button', { hasText: 'Cargo Lanes' }).first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const part = panel(page)
  // More than can be over before the test is.
  await part.getByLabel('Matches').selectOption('1000')
  const play = part.getByRole('button', { name: 'Play', exact: true })
  // Until the game's forces are loaded there is nothing to play with.
  await expect.poll(() => play.isEnabled()).toBe(true)
  await play.press('Enter')
  await setting(page).waitFor()
  await part.getByRole('button', { name: 'Pause' }).press('Enter')
  const paused = part.getByText(/^Paused after \d+ of 1000 matches$/)
  await paused.waitFor()
  await part.getByRole('button', { name: 'Go on' }).press('Enter')
  await paused.waitFor({ state: 'detached' })
  const before = await count(page)
  await expect.poll(() => count(page)).toBeGreaterThan(before)

  // While it grows, it is drawn on the plan, and then stays there.
  await page.getByText('Plan', { exact: true }).click()
  await part.getByLabel('On the table').selectOption({ label: 'Where miniatures stood' })
  const cells = page.locator('.ui-plan-heat path')
  await cells.first().waitFor({ state: 'attached' })
  await part.getByRole('button', { name: 'Cancel' }).press('Enter')
  await part.getByText('Cancelled. What has been played so far counts.').waitFor()
  const text = await setting(page).textContent()
  expect(await part.locator('.ui-tried-bands li').count()).toBe(await cells.count())
  await seen.picture('selfplay-plan')
  await part.getByLabel('On the table').selectOption({ label: 'Objectives held' })
  await expect.poll(() => page.locator('.ui-plan-tried text').count()).toBeGreaterThan(0)

  await page.reload()
  await ready(page)
  await setting(page).waitFor()
  expect(await setting(page).textContent()).toBe(text)
  await part.getByLabel('On the table').selectOption({ label: 'Where miniatures stood' })
  await part.locator('.ui-tried-bands').waitFor()
  // What follows is added to it.
  await part.getByRole('button', { name: 'Play 100 more' }).waitFor()
  await seen.picture('selfplay-table')

  // The layout's file brings its report to a device that has never seen it.
  await page.getByRole('button', { name: 'Save and share' }).press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).press('Enter'),
  ])
  const other = await visit(browser, inject('address'))
  await arrive(other.page)
  await other.page.getByRole('button', { name: 'Open…' }).click()
  await other.page.locator('.ui-dialog input[type=file]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: readFileSync(await download.path()),
  })
  await setting(other.page).waitFor()
  expect(await setting(other.page).textContent()).toBe(text)
  await panel(other.page).getByLabel('On the table').selectOption({ label: 'Where miniatures stood' })
  await panel(other.page).locator('.ui-tried-bands').waitFor()
  expect(other.errors).toEqual([])
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
