/**
 * Every question that a game puts, as a device that nobody has touched shows it on the commonest laptop, in the language with the longer
 * words: the bar keeps one height, no type is cut off or spills, and the page finds nothing wrong.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { GAMES, loadRules } from '../../src/games'
import { kindsOf } from '../tools/moments-of'
import { openMatch } from './begun'
import { launch, visit } from './launch'
import { chromeFaults } from './seen'

/** 4 rem: as in `prompt-bar.css`. */
const BAR = 64

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
  test(`${id}: each kind of question in a bar of one height`, { timeout: 400_000 }, async () => {
    const kinds = await kindsOf(rules, parsed.spec, [1])
    expect(kinds.length).toBeGreaterThan(8)
    const seen = await visit(browser, inject('address'), { width: 1366, height: 768, language: 'fr' })
    for (const { subject, file } of kinds) {
      await openMatch(seen.page, inject('address'), file, '&dice=auto&confirms=risky&windows=brief')
      await seen.picture(`moment-${id}-${subject.replaceAll(' ', '-')}`)
      const bar = await seen.page.$eval('.ui-prompt', (element) => element.getBoundingClientRect().height)
      expect({ subject, bar, faults: await chromeFaults(seen.page) }).toEqual({ subject, bar: BAR, faults: [] })
    }
    expect(seen.errors).toEqual([])
    expect(seen.strangers).toEqual([])
    await seen.page.context().close()
  })
}
