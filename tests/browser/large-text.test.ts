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
  open(page: Page, query: string): Promise<void>
  /** The parts looked at, one after another, and what opens and closes each. */
  readonly parts: readonly { readonly part: string; open?(page: Page): Promise<void>; close?(page: Page): Promise<void> }[]
}

const home = async (page: Page, query: string) => {
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&hands=open&dice=auto${query}`)
  await page.waitForSelector('.ui-game')
}
const lobby = (game: number): Place => ({
  parts: [{ part: '.ui-lobby' }],
  async open(page, query) {
    await home(page, query)
    await page.locator('.ui-game').nth(game).click()
    await page.waitForSelector('.ui-lobby-start')
  },
})
/** A panel that its button in the dock opens. */
const docked = (panel: string, part: string, shown = part): Place['parts'][number] => ({
  part,
  async open(page) {
    await page.click(`.ui-dock-button[data-panel=${panel}]`)
    await page.waitForSelector(shown)
  },
  async close(page) {
    await page.keyboard.press('Escape')
    await page.waitForSelector(shown, { state: 'hidden' })
  },
})
const PLACES: { readonly [name: string]: Place } = {
  home: { parts: [{ part: '.ui-home-main' }], open: home },
  'the lobby of Exterminate!': lobby(0),
  'the lobby of Deadzone': lobby(1),
  'the lobby of the card game': lobby(2),
  planner: {
    parts: [{ part: '.ui-plan-bar, .ui-plan-tabs' }],
    async open(page, query) {
      await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast${query}#/plan`)
      await page.waitForSelector('.ui-plan-tabs button')
    },
  },
  'over the table': {
    open: (page, query) => openMatch(page, inject('address'), matchFile('move turn'), `&dice=auto${query}`),
    parts: [
      {
        part: '[role=dialog]',
        async open(page) {
          await page.click('.ui-top-tools button[aria-haspopup=menu]')
          await page.locator('.ui-menu-item', { hasText: /Settings|Réglages/ }).click()
          await page.waitForSelector('[role=dialog]')
        },
        async close(page) {
          await page.keyboard.press('Escape')
          await page.waitForSelector('[role=dialog]', { state: 'detached' })
        },
      },
      docked('log', '.ui-log-lines', '.ui-log-line'),
      docked('question', '#ui-question'),
    ],
  },
}

test.each(Object.entries(PLACES))('%s', { timeout: 180_000 }, async (name, { parts, open }) => {
  for (const language of ['en', 'fr'] as const) {
    const seen = await visit(browser, inject('address'), { ...PHONE, language })
    const { page } = seen
    /** The texts of every part, and their sizes; `look` sees each part while it is open. */
    const texts = async (query: string, look?: (part: string) => Promise<void>) => {
      await open(page, `&language=${language}${query}`)
      const found: (readonly (readonly [text: string, size: number])[])[] = []
      for (const one of parts) {
        await one.open?.(page)
        if (look) await calm(page)
        found.push(await sizesIn(page, one.part))
        await look?.(one.part)
        await one.close?.(page)
      }
      return found
    }
    const plain = await texts('')
    // Another place first: an address that differs in its query alone is loaded anew.
    await page.goto('about:blank')
    const large = await texts('&textSize=200', async (part) => {
      await seen.picture(`large text ${name} ${part} ${language}`.replaceAll(/[^\w.-]+/g, '-'))
      // What an open dialog or sheet covers is covered on purpose.
      const faults = (await chromeFaults(page)).filter((fault) => name !== 'over the table' || !fault.includes(' is covered by '))
      expect(faults, `${part}, ${language}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    })
    for (const [index, { part }] of parts.entries()) {
      const [before, after] = [plain[index] ?? [], large[index] ?? []]
      expect(before.length, part).toBeGreaterThan(1)
      expect(after.map(([text]) => text)).toEqual(before.map(([text]) => text))
      const small = before.flatMap(([text, size], at) => {
        const grown = (after[at]?.[1] ?? 0) / size
        return size < HEADING && grown < 1.95 ? [`"${text}" grows to ${grown.toFixed(2)} of ${size} pixels`] : []
      })
      expect(small, `${part}, ${language}`).toEqual([])
    }
    expect(seen.errors).toEqual([])
    await page.context().close()
  }
})
