/** The panel of all answers lies over the table, so it must be possible to open and close it by pointer alone. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { asked, changed, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

test('called by its button it has a button that closes it, and goes with the question that it was called for', async () => {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768 })
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'), '&dice=auto&confirms=risky&windows=brief')
  await asked(page, 'move turn')
  const panel = page.locator('#ui-question')
  const call = page.locator('.ui-prompt-panel')
  await call.click()
  await panel.waitFor()
  await seen.picture('panel-called')
  await panel.getByRole('button', { name: 'Hide: Choices' }).click()
  await panel.waitFor({ state: 'detached' })

  // Called by its button from the keyboard, the focus goes into it; its key, pressed there, sends it away again.
  await call.press('Enter')
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('c')
  await panel.waitFor({ state: 'detached' })

  await call.click()
  const before = await told(page)
  await panel.locator('.ui-option:not([data-refused])').first().click()
  if ((await told(page)).entries === before.entries) await page.click('.ui-prompt-buttons .ui-button-main')
  await changed(page, before)
  await asked(page, 'move where')
  await panel.waitFor({ state: 'detached' })
  // It can be called again, for this question.
  await call.waitFor()
  expect(seen.errors).toEqual([])
  await page.context().close()
})
