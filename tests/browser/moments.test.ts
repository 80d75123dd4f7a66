/**
 * Every kind of question of every game with default settings, on a common laptop and on a phone, in French because its texts are
 * longer: the bar keeps one height, on a phone it leaves the table three fifths of the window, no text is cut off or overflows, no
 * number is confirmed unseen, and the page reports no errors.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { STANDING } from '../../src/app/match/answer-draft'
import { GAMES, loadRules } from '../../src/games'
import { kindsOf } from '../tools/moments-of'
import { openMatch, openNext } from './begun'
import { launch, visit } from './launch'
import { still } from './player'
import { chromeFaults } from './seen'

/** 4 rem: as in `prompt-bar.css`. */
const BAR = 64
const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
/** As in `prompt-phone.css`. */
const PHONE_SHARE = 0.4

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const RULES = await loadRules()

for (const { id, view } of GAMES) {
  const rules = RULES[id]
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!view || !rules || !parsed?.ok) continue
  test(`${id}: each kind of question in a slim bar`, { timeout: 400_000 }, async () => {
    const kinds = await kindsOf(rules, parsed.spec, [1])
    expect(kinds.length).toBeGreaterThan(8)
    const seen = await visit(browser, inject('address'), { ...LAPTOP, language: 'fr' })
    const { page } = seen
    const barHeight = () => page.$eval('.ui-prompt', (element) => element.getBoundingClientRect().height)
    const wrong: unknown[] = []
    for (const [at, { subject, shape, file }] of kinds.entries()) {
      if (at === 0) await openMatch(page, inject('address'), file, '&dice=auto&confirms=risky&windows=brief')
      else await openNext(page, file)
      // The size at which the last one was seen comes first, so that the page is resized once for each question.
      for (const size of at % 2 === 0 ? [LAPTOP, PHONE] : [PHONE, LAPTOP]) {
        if (page.viewportSize()?.width !== size.width) {
          await page.setViewportSize(size)
          await still(page)
        }
        await seen.picture(`moment-${id}-${subject.replaceAll(' ', '-')}-${size.width}`)
        const [bar, faults] = [await barHeight(), await chromeFaults(page)]
        const isUnseen = STANDING.includes(shape) && !(await page.locator('#ui-question').isVisible())
        const isSlim = size === LAPTOP ? bar === BAR : bar <= PHONE_SHARE * size.height
        if (!isSlim || isUnseen || faults.length > 0) wrong.push({ subject, width: size.width, bar, isUnseen, faults })
      }
    }
    expect(wrong).toEqual([])
    expect(seen.errors).toEqual([])
    expect(seen.strangers).toEqual([])
    await page.context().close()
  })
}
