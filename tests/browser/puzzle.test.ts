/** A puzzle is made of a moment of a watched match, opened as a file on another device, and solved. */
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

test('a puzzle is made of a moment, its file opened, and solved', async ({ onTestFailed }) => {
  const maker = await visit(browser, inject('address'))
  onTestFailed(() => maker.picture('failed-puzzle-made'))
  const { page } = maker
  await page.goto(`${inject('address')}?quality=test#/`)
  await give(page, FILE)
  await page.click('.ui-end-buttons button:has-text("Watch it again")')
  // The last answers of the match: whoever is ahead has won once he has given his.
  await page.waitForSelector('.ui-watch')
  await page.keyboard.press('End')
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+ArrowLeft')
  await page.click('.ui-watch-acts button:has-text("Make a puzzle")')
  await page.selectOption('.ui-puzzle select >> nth=0', { label: 'Win the match' })
  await page.fill('.ui-puzzle textarea', 'Do not lose your nerve.')
  await maker.picture('puzzle-made')
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('[role=dialog] .ui-button-main')])
  const text = readFileSync(await saved.path(), 'utf8')
  await page.waitForSelector('[role=dialog] button:has-text("Solve it now")')
  expect(maker.errors).toEqual([])
  await page.context().close()

  const solver = await visit(browser, inject('address'))
  onTestFailed(() => solver.picture('failed-puzzle-solved'))
  const there = solver.page
  await there.goto(`${inject('address')}?quality=test#/`)
  await give(there, text)
  await there.waitForSelector('.ui-task strong:has-text("Win the match this turn.")')
  await solver.picture('puzzle-begun')
  const result = there.locator('.ui-task-result')
  // The main button of the strip ends, passes or throws.
  while ((await result.count()) === 0) {
    const main = there.locator('.ui-prompt:not(.ui-task-result) .ui-button-main:enabled')
    if ((await main.count()) > 0)
      await main
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined)
    await there.waitForTimeout(50)
  }
  await solver.picture('puzzle-solved')
  expect(await result.getAttribute('data-state')).toBe('solved')
  await there.click('.ui-task-result button:has-text("Try again")')
  await result.waitFor({ state: 'detached' })
  expect(await there.locator('.ui-task').getAttribute('data-state')).toBe('open')
  expect(solver.errors).toEqual([])
  expect(solver.strangers).toEqual([])
  await there.context().close()
})
