/** *Deadzone* by pointer and keys: a climb, a shot from above, a Command die spent, a Fight on entry. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { openMatch } from './begun'
import { meeting } from './deadzone-begun'
import { launch, visit } from './launch'
import { asked, changed, confirm, drag, pixelOf, settled, take, tap, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** The third Round: the teams have come near each other, A has the Turn. */
const file = () =>
  meeting({
    options: { teams: { A: 'forge-fathers', B: 'enforcers' } },
    deploy: { A1: '5-8-1', A2: '6-8-1', A3: '7-8-1', A4: '8-8-1', B1: '3-1-1', B2: '4-1-1', B3: '2-1-1', B4: '1-1-1' },
    goals: {
      A1: '5-6-1',
      A2: '6-7-1',
      A3: '4-6-1',
      A4: '8-7-1',
      B1: '5-4-1',
      B2: '4-5-1',
      B3: '5-5-1',
      B4: '3-5-1',
      B5: '4-4-1',
    },
    command: { A: ['MOVE', 'SHOOT', 'FIGHT', 'DICE'], B: ['MOVE', 'DICE', 'FIGHT'] },
    isThere: ({ subject, seat }, { round }) => subject === 'turn' && seat === 'A' && round === 3,
  }).file

const words = (page: Page) => page.textContent('.scene-words')
const log = (page: Page) => page.textContent('.ui-log')

/** Answers what a test asks, without adding anything, until this question is open. */
async function through(page: Page, ...subjects: readonly string[]): Promise<void> {
  for (let tried = 0; tried < 12; tried++) {
    const now = await settled(page)
    if (now.subjects.some((subject) => subjects.includes(subject))) return
    await take(page, /^(Add none|Keep them all|Fight back|Survive|No|Pass)/)
  }
  throw new Error(`${subjects} not asked but ${(await told(page)).subjects}`)
}

test('a climb, a shot from above, a Command die, and a Fight on entry', { timeout: 240_000 }, async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('deadzone-failed'))
  const { page } = seen
  await openMatch(page, inject('address'), file())
  await asked(page, 'turn')

  // Lifted it is only drafted: put back, nothing has been spent.
  await drag(page, 'A2', 16.5, 7.5, 3)
  const { entries } = await told(page)
  await page.keyboard.press('Escape')
  expect(await told(page)).toMatchObject({ entries, subjects: ['turn'], draft: 'idle' })

  // Up to the roof: activated and moved with one confirmation.
  await drag(page, 'A2', 16.5, 7.5, 3)
  expect(await words(page)).toMatch(/1 of 1 cube.*Column 6, row 6, level 2/)
  await seen.picture('deadzone-1-climb')
  await confirm(page)
  expect((await asked(page, 'action')).figures.A2?.z).toBe(inch(3))
  expect(await log(page)).toContain('climbs to column 6, row 6, level 2')

  // From above at an enemy on the ground: the dice and their reasons stand over him.
  await tap(page, 'B3')
  await asked(page, 'shoot what')
  await tap(page, 'B3')
  await page.waitForSelector('.ui-prompt-buttons .ui-button-main:enabled')
  expect(await words(page)).toMatch(/4 dice.*from above \+1/)
  await seen.picture('deadzone-2-shot')
  await confirm(page)
  await asked(page, 'add dice')
  await take(page, 'Add 1 die')
  await through(page, 'action')
  expect(await log(page)).toMatch(/Ada spends Dice for Steel Warrior 1/)

  // A Command die touched: another cube on top of what the activation had.
  const die = (await told(page)).tokens['command A a1']
  if (!die) throw new Error('the Move result does not lie at the edge')
  const spot = await pixelOf(page, die.at, die.z)
  const before = await told(page)
  await page.mouse.click(spot.x, spot.y)
  await changed(page, before)
  await asked(page, 'move where')
  await drag(page, 'A2', 16.5, 4.5)
  await seen.picture('deadzone-3-command-die')
  await page.keyboard.press('Enter')
  // Nothing is left but to end the activation: it ends by itself.
  await asked(page, 'turn')
  expect(await log(page)).toMatch(/Ada spends Move for Steel Warrior 1/)
  expect((await told(page)).tokens).not.toHaveProperty('command A a1')

  // The other side does nothing.
  await tap(page, 'B5')
  await tap(page, 'B5')
  await asked(page, 'action')
  await take(page, 'End the activation')

  // Into the cube of an enemy: a Fight at once.
  await asked(page, 'turn')
  await drag(page, 'A3', 11.2, 11.7)
  await seen.picture('deadzone-4-entry')
  await confirm(page)
  await through(page, 'action', 'turn')
  await seen.picture('deadzone-5-fight')
  expect(await log(page)).toMatch(/Steel Warrior 2 fights Assault Enforcer/)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
