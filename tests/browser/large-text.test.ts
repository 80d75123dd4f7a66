/**
 * Text at 200 % on a phone held upright, in both languages: scrolled content grows to twice its size, and nothing is cut off,
 * overflows or breaks inside a word. Bars over the table grow only as far as the window has room.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { calm } from './player'
import { chromeFaults } from './seen'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const PHONE = { width: 390, height: 844, touch: true } as const

/** How large each text of this part of the page is, in pixels. */
const sizesIn = (page: Page, part: string): Promise<readonly (readonly [text: string, size: number])[]> =>
  page.evaluate((selector) => {
    const found: [string, number][] = []
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (text !== '' && holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          found.push([text, Number.parseFloat(getComputedStyle(holder).fontSize)])
      }
    }
    return found
  }, part)

/** Type of headings is large as it is. */
const HEADING = 20

interface Place {
  readonly part: string
  open(page: Page, query: string): Promise<void>
}

const home = async (page: Page, query: string) => {
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&hands=open&dice=auto${query}`)
  await page.waitForSelector('.ui-game')
}
const lobby = (game: number): Place => ({
  part: '.ui-lobby',
  async open(page, query) {
    await home(page, query)
    await page.locator('.ui-game').nth(game).click()
    await page.waitForSelector('.ui-lobby-start')
  },
})
const table = (page: Page, query: string) => openMatch(page, inject('address'), matchFile('move turn'), `&dice=auto${query}`)
const PLACES: { readonly [name: string]: Place } = {
  home: { part: '.ui-home-main', open: home },
  'the lobby of Exterminate!': lobby(0),
  'the lobby of Deadzone': lobby(1),
  'the lobby of the card game': lobby(2),
  planner: {
    part: '.ui-plan-bar, .ui-plan-tabs',
    async open(page, query) {
      await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast${query}#/plan`)
      await page.waitForSelector('.ui-plan-tabs button')
    },
  },
  'the settings over the table': {
    part: '[role=dialog]',
    async open(page, query) {
      await table(page, query)
      await page.click('.ui-top-tools button[aria-haspopup=menu]')
      await page.locator('.ui-menu-item', { hasText: /Settings|Réglages/ }).click()
      await page.waitForSelector('[role=dialog]')
    },
  },
  'the log over the table': {
    part: '.ui-log-lines',
    async open(page, query) {
      await table(page, query)
      await page.click('.ui-dock-button[data-panel=log]')
      await page.waitForSelector('.ui-log-line')
    },
  },
  'the choices over the table': {
    part: '#ui-question',
    async open(page, query) {
      await table(page, query)
      await page.click('.ui-dock-button[data-panel=question]')
      await page.waitForSelector('#ui-question')
    },
  },
}

test.each(Object.entries(PLACES))('%s', { timeout: 120_000 }, async (name, { part, open }) => {
  for (const language of ['en', 'fr'] as const) {
    const seen = await visit(browser, inject('address'), { ...PHONE, language })
    const { page } = seen
    await open(page, `&language=${language}`)
    const plain = await sizesIn(page, part)
    expect(plain.length).toBeGreaterThan(1)
    // Another place first: an address that differs in its query alone is loaded anew.
    await page.goto('about:blank')
    await open(page, `&language=${language}&textSize=200`)
    await calm(page)
    const large = await sizesIn(page, part)
    expect(large.map(([text]) => text)).toEqual(plain.map(([text]) => text))
    const small = plain.flatMap(([text, size], at) => {
      const grown = (large[at]?.[1] ?? 0) / size
      return size < HEADING && grown < 1.95 ? [`"${text}" grows to ${grown.toFixed(2)} of ${size} pixels`] : []
    })
    expect(small, language).toEqual([])
    await seen.picture(`large text ${name} ${language}`.replaceAll(/[^\w.-]+/g, '-'))
    // What an open dialog or sheet covers is covered on purpose.
    const faults = (await chromeFaults(page)).filter(
      (fault) => !name.endsWith('over the table') || !fault.includes(' is covered by '),
    )
    expect(faults, language).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    expect(seen.errors).toEqual([])
    await page.context().close()
  }
})
