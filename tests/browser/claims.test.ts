/** A player pins claims to a move, the log keeps them with their margin, and both are warned when one is no longer true. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { inInches } from '../driver/inches'
import { ADVANCES, approach, openMatch, SHOOTER, TARGET, wished } from './begun'
import { launch, visit } from './launch'
import { asked, confirm, drag, goOn, settled, still, tap, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('claims are pinned to a move, told with it, and warned of when they stop being true', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-claims'))
  const { page } = seen
  const { file } = wished({ answer: approach, isThere: ({ open }) => open.subject === 'move turn' && open.seat === 'A' })
  await openMatch(page, inject('address'), file)

  // For the selected miniature, by keyboard and list: at least 18.5 inches from the one that will come nearer.
  await tap(page, SHOOTER)
  await page.keyboard.press('z')
  const panel = page.locator('.ui-claiming')
  await panel.getByRole('combobox', { name: /^It is/ }).selectOption('at-least')
  await panel.getByRole('textbox', { name: 'Distance' }).fill('18.5')
  await panel.getByRole('combobox', { name: /^Miniature/ }).selectOption(TARGET)
  await panel.getByRole('button', { name: 'Pin', exact: true }).click()
  const pinned = panel.locator('.ui-claims-pinned')
  expect(await pinned.textContent()).toMatch(/is at least 18.5″ from .*True, by [56](\.\d)?″/)

  // It is judged anew where the miniature is carried. A second one is made by pointing at the table.
  await drag(page, SHOOTER, ...ADVANCES[SHOOTER].move)
  await page.waitForFunction(() => /True, by 1(\.\d)?″/.test(document.querySelector('.ui-claims-pinned')?.textContent ?? ''))
  await panel.getByRole('combobox', { name: /^It is/ }).selectOption('unseen')
  await panel.getByRole('button', { name: 'Choose on the table' }).click()
  await tap(page, 'B1')
  await page.waitForFunction(() => /rue\./.test(document.querySelector('.ui-claim-verdict')?.textContent ?? ''))
  await panel.getByRole('button', { name: 'Pin', exact: true }).click()
  await still(page)
  await seen.picture('claims-pinned')
  await confirm(page)
  await asked(page, 'move turn')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  const log = page.locator('.ui-log-lines')
  await page.waitForSelector('.ui-claims')
  // The part of the log that tells claims is loaded once there are some.
  await expect.poll(() => log.textContent()).toMatch(/Claim: .* is at least 18.5″ from .*True, by 1(\.\d)?″/)
  expect(await log.textContent()).toMatch(/Claim: .* is out of sight of .*(True|Not true)\./)
  expect(await page.locator('.ui-claims li').count()).toBe(2)
  await seen.picture('claims-told')

  // The other side comes nearer: both are told which claim is broken, and since when.
  for (let now = await told(page); now.subjects[0] !== 'move turn' || now.seat !== 'B'; now = await settled(page))
    await goOn(page)
  await drag(page, TARGET, ...ADVANCES[TARGET].move)
  await confirm(page)
  const toast = page.locator('.ui-toast', { hasText: 'No longer true' })
  await toast.waitFor()
  expect(await toast.textContent()).toMatch(/is at least 18.5″ from .*Since: .*moves/)
  expect(await page.locator('.ui-claims [data-holds=false]', { hasText: 'Not true, by 2.' }).count()).toBe(1)
  await still(page)
  await seen.picture('claims-broken')

  // The notice opens that very moment.
  await toast.getByRole('button', { name: 'Show the moment' }).click()
  await page.waitForSelector('.ui-watch')
  await still(page)
  const { pieces } = await told(page)
  const near = ([x, y]: readonly [number, number]) => [expect.closeTo(x, 1), expect.closeTo(y, 1)]
  expect(inInches(pieces[TARGET] as Point)).toEqual(near(ADVANCES[TARGET].move))
  await seen.picture('claims-moment')
  expect([seen.errors, seen.strangers]).toEqual([[], []])
  await page.context().close()
})
