/** Played by keyboard alone, heard as a screen reader tells it: what is where, what can be done, what has happened. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadRules } from '../../src/games'
import { fileAt } from '../tools/moments-of'
import { matchFile, openMatch, openNext } from './begun'
import { launch, visit } from './launch'
import { changed, settled, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** All that has been told aloud and is still kept. */
const heard = async (page: Page) => (await page.locator('.ui-telling').innerText()).replaceAll(/\s+/g, ' ')
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)

/** Tabs to the first control that the selector finds; throws if the keyboard cannot reach it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

/** Answers what is asked with keys alone. */
async function answer(page: Page): Promise<void> {
  const before = await settled(page)
  if (before.isOver) return
  if (before.isWindow) await page.keyboard.press('t')
  else {
    if (!(await hasFocus(page, '#ui-question'))) await page.keyboard.press('c')
    await expect.poll(() => hasFocus(page, '#ui-question')).toBe(true)
    if ((await page.locator('#ui-question .ui-option').count()) > 0) {
      await tabTo(page, '#ui-question .ui-option input')
      await page.keyboard.press('1')
    } else {
      await tabTo(page, '#ui-question .ui-nudge-pad button')
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => heard(page)).toMatch(/Allowed\./)
      // On a button, Enter presses it.
      await tabTo(page, '#ui-question .ui-space-fields input')
    }
    await page.keyboard.press('Enter')
  }
  await changed(page, before)
}

async function openAccount(page: Page): Promise<string> {
  await page.keyboard.press('Shift+C')
  const dialog = page.getByRole('dialog', { name: 'What is where' })
  await dialog.waitFor()
  const snapshot = await dialog.ariaSnapshot()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return snapshot
}

test('a turn with miniatures and a turn with cards, by keyboard alone, told aloud', { timeout: 400_000 }, async () => {
  const seen = await visit(browser, inject('address'), { width: 1280, height: 720 })
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'), '&dice=auto&confirms=risky&windows=brief')
  await settled(page)
  // The page has one main part with a heading, and the table a name and its keys.
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1)
  const table = page.getByRole('application', { name: 'The table' })
  expect(await table.ariaSnapshot()).toContain('The table')
  // What is asked is told, and once the keys.
  await expect.poll(() => heard(page)).toMatch(/C: the choices\. Shift \+ C: what is where\./)

  const account = await openAccount(page)
  expect(account).toMatch(/heading "Yours \(.+\)" \[level=3\]/)
  expect(account).toMatch(/listitem: .*can act now.*nearest of theirs: .*″/)
  expect(account).toMatch(/heading "Terrain"/)

  const first = await told(page)
  for (let answers = 0; answers < 3; answers++) await answer(page)
  const then = await settled(page)
  expect(then.entries).toBeGreaterThan(first.entries)
  // The options tell where their miniatures are, and what was done has been told.
  await expect.poll(() => heard(page)).toMatch(/moves|runs|stays|goes/)
  // The focus is where the keys work: in the panel or on the table, never on nothing.
  expect(await hasFocus(page, '#ui-question, .scene-surface, .ui-prompt')).toBe(true)

  await openNext(page, gunzipSync(readFileSync('tests/fixtures/matches/doctor-who-card-game-begun.4.json.gz')).toString())
  await settled(page)
  const cards = await openAccount(page)
  expect(cards).toMatch(/listitem: .*can be used now/)
  expect(cards).toMatch(/listitem: .*face down/)
  const begun = await told(page)
  for (let answers = 0; answers < 3; answers++) await answer(page)
  expect((await settled(page)).entries).toBeGreaterThan(begun.entries)
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(40)
  expect(seen.errors).toEqual([])
})

test('a standing offer is given in the panel: turned to, chosen with a digit, sent with Enter', {
  timeout: 200_000,
}, async () => {
  const rules = (await loadRules()).doomtrooper
  if (!rules) throw new Error('no such game')
  const seen = await visit(browser, inject('address'), { width: 1280, height: 720 })
  const { page } = seen
  const file = await fileAt(rules, { seed: 1, entries: 10 })
  await openMatch(page, inject('address'), file, '&dice=auto&confirms=risky&hands=open')
  const before = await settled(page)
  await page.keyboard.press('c')
  await expect.poll(() => hasFocus(page, '#ui-question')).toBe(true)
  const title = page.locator('#ui-question h2')
  const asked = await title.innerText()
  await tabTo(page, '#ui-question .ui-decision-others button')
  await page.keyboard.press('Enter')
  await expect.poll(() => title.innerText()).not.toBe(asked)
  expect(await page.locator('#ui-question .ui-badge').innerText()).toBe('At any moment')
  // The way back is there as well.
  expect(await page.locator('#ui-question .ui-decision-others button').allInnerTexts()).toEqual([asked])
  // The focus stays in the panel, and the digits work from wherever it is there.
  await expect.poll(() => hasFocus(page, '#ui-question')).toBe(true)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await told(page)).entries).toBeGreaterThan(before.entries)
  expect(seen.errors).toEqual([])
})
