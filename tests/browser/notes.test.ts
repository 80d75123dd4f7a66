/** A note and an arrow on a moment of a match, and its branches: seen beside the table, compared, gone to. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadRules } from '../../src/games'
import type { AnyDecision } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, nowOf } from '../../src/match/history'
import { openLog } from '../../src/match/opening'
import { forked } from '../../src/replay/fork'
import { openRecording } from '../../src/replay/recording'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { give } from './begun'
import { launch, visit } from './launch'
import { pixelOf, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const FILE = gunzipSync(readFileSync('tests/fixtures/matches/exterminate-whole.4.json.gz')).toString()
const AFTER = 120

/** A fork that goes on for a while with answers drawn from a seed. */
async function branch(): Promise<string> {
  const read = openRecording(FILE, await loadRules(), TABLE_SHAPES)
  if (!read.ok) throw new Error(read.reason.key)
  const { game } = read.recording
  const made = forked(read.recording, TABLE_SHAPES, { after: AFTER, roster: {} })
  if (!made.ok) throw new Error(made.reason.key)
  const log = openLog(game, made.record.spec, TABLE_SHAPES, made.record.entries)
  if (!log.ok) throw new Error(log.reason.key)
  const entries = [...made.record.entries]
  const rng = seeded(3)
  let { history } = log
  for (let count = 0; count < 150; count++) {
    const { pending, state } = nowOf(history).snapshot
    const open = (pending as readonly AnyDecision[]).find((one) => !one.offer)
    if (!open) break
    const answer = TABLE_SHAPES[open.choice.shape]?.sample(open.choice as never, game.space(state) as never, rng) ?? open.fallback
    const grown = answered(game, history, open.id, answer)
    entries.push(grown.entry)
    history = grown.history
  }
  return writeMatchFile({ ...made.record, entries })
}

/** Opens a file from the home page; gives the id of its match. */
async function given(page: Page, file: string): Promise<string> {
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, file)
  await page.waitForURL((url) => url.hash.startsWith('#/match/'))
  return new URL(page.url()).hash.replace('#/match/', '')
}

test('a moment is noted and drawn on, and a branch is compared with its source and gone to', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768 })
  onTestFailed(() => seen.picture('failed-notes'))
  const { page } = seen
  const home = `${inject('address')}?quality=test#/`
  await page.goto(home)
  const source = await given(page, FILE)
  await page.goto(`${inject('address')}?quality=test#/watch/${source}?at=${AFTER}`)
  await page.waitForSelector('.ui-watch')

  await page.click('.ui-watch-acts button:has-text("Notes")')
  await page.fill('.ui-notes textarea', 'The flank lies open here.')
  await page.fill('.ui-notes input[type=text]', 'The turning point')
  await page.click('.ui-notes button:has-text("Draw arrows")')
  const { figures } = await told(page)
  const across = Object.values(figures).toSorted((one, other) => one.at.x - other.at.x)
  const [one, other] = [across[0], across.at(-1)]
  if (!one || !other) throw new Error('figures stand on the table')
  const [from, to] = [await pixelOf(page, one.at, one.z), await pixelOf(page, other.at, other.z)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await page.waitForSelector('.ui-notes-arrows li')
  await page.click('.ui-notes button:has-text("Stop drawing")')
  await page.waitForSelector('.ui-notes-list:has-text("The turning point"):has-text("1 arrow")')
  expect(await page.locator('.ui-time-pin[data-kind=chapter]').count()).toBe(1)
  await seen.picture('watch-notes')
  await page.click('.ui-watch-acts button:has-text("Notes")')
  await page.waitForSelector('.ui-note-card:has-text("The flank lies open here.")')
  await seen.picture('watch-note-card')

  await page.goto(home)
  const fork = await given(page, await branch())
  await page.goto(`${inject('address')}?quality=test#/watch/${fork}`)
  await page.waitForSelector('.ui-watch')
  await page.click('.ui-watch-acts button:has-text("Branches")')
  await page.waitForSelector('.ui-branches .ui-branches [data-watched]')
  await page.click('.ui-branch button:has-text("Compare")')
  await page.waitForSelector('.ui-compare tr[data-differs]')
  await seen.picture('watch-branches')
  await page.setViewportSize({ width: 390, height: 844 })
  await seen.picture('watch-branches-narrow')

  // The source, where the two part, with what was noted on it. By chance both may have gone on alike for a while.
  // By keyboard, from the watched branch to the one that it stems from.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-level'))
  await page.locator('[role=treeitem][aria-current]').focus()
  expect(await focused()).toBe('2')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('1')
  await page.keyboard.press('Enter')
  await page.waitForFunction((hash) => location.hash.startsWith(hash), `#/watch/${source}?at=`)
  await page.waitForSelector('.ui-time-pin[data-kind=chapter]')
  await page.waitForSelector('.ui-compare tr[data-differs]', { state: 'attached' })
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
  await page.context().close()
})
