/**
 * Every game at every window size, in both languages and with large text: the mat spans the window, panels cover nothing
 * important, and no text is cut off, overflows or breaks inside a word. One page is resized, because opening a page takes longer
 * than all its checks.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { NewsPanel } from '../../src/ui/match/news-panel'
import { learn } from '../../src/ui/words/words'
import { give, matchFile, openMatch, wished } from './begun'
import { launch, visit } from './launch'
import { asked, drawn, still } from './player'
import { cardsOf, chromeFaults, covered, figuresOf, frenchFaults, matFaults, SIZES, type Size } from './seen'
import { openOptions, reached } from './vortex-begun'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const kept = (name: string) => gunzipSync(readFileSync(`tests/fixtures/matches/${name}.json.gz`)).toString()
const GAMES = {
  'Exterminate!': { file: () => matchFile('move turn'), inches: [36, 36] },
  Deadzone: { file: () => kept('deadzone-begun.3'), inches: [24, 24] },
  // Eighty centimetres.
  Vortex: {
    file: async () => (await reached(({ subject }, { turn }) => subject === 'act' && turn === 2)).file,
    inches: [80 / 2.54, 80 / 2.54],
  },
  Doomtrooper: { file: () => kept('doomtrooper-begun.4'), inches: undefined },
  'the card game': { file: () => kept('doctor-who-card-game-begun.3'), inches: undefined },
} as const satisfies {
  readonly [game: string]: { readonly file: () => string | Promise<string>; readonly inches: Size | undefined }
}

async function resized(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  // Resting nowhere: what is pointed at shows more of itself.
  await page.mouse.move(0, 0)
  await drawn(page)
  await still(page)
}

/** All that is wrong now, as the page stands. */
async function faultsAt(page: Page, inches: Size | undefined, size: Size, isLarge: boolean): Promise<readonly string[]> {
  const figures = inches ? await figuresOf(page) : await cardsOf(page)
  expect(figures.length).toBeGreaterThan(5)
  // A phone has room for large text or for the table: there the table is seen once the question's hint has been read.
  const hidden = isLarge && size[0] < 500 ? [] : await covered(page, figures)
  return [
    // Of large text is asked that it can be read and lies over nothing, not how much of the window it leaves to the mat.
    ...(inches && !isLarge ? await matFaults(page, inches, size) : []),
    ...hidden.map((ref) => `${ref} is covered`),
    ...(await chromeFaults(page)),
  ]
}

/** What another has done meanwhile, in a line as it is told over the table; no bot can be asked to do the same thing every time. */
await learn('en')
const NEWS = renderToStaticMarkup(
  createElement(NewsPanel, {
    lines: [{ id: '1', seat: 'B', text: 'Ben discards Nepharite Hunt' }],
    startsFolded: false,
    onPoint() {},
    onAsk() {},
    onClose() {},
  }),
)
/** Tells the news, unless something is told already, and looks again at what must not be covered. */
async function faultsBeneathNews(page: Page, inches: Size | undefined): Promise<readonly string[]> {
  await page.evaluate((html) => {
    const place = document.querySelector('.ui-chrome-news')
    if (place?.childElementCount === 0) place.insertAdjacentHTML('beforeend', `<div data-told-by-test>${html}</div>`)
  }, NEWS)
  const hidden = await covered(page, inches ? await figuresOf(page) : await cardsOf(page))
  await page.evaluate(() => {
    document.querySelector('[data-told-by-test]')?.remove()
  })
  return hidden.map((ref) => `${ref} is covered by what is told`)
}

/** Faults made on purpose, one after another; tells which of them the eye of this test sees. */
async function planted(page: Page, inches: Size | undefined): Promise<readonly string[]> {
  const sees = async (style: string, isSeen: (faults: readonly string[]) => boolean) => {
    // The page's policy allows no style of others in its markup; a sheet of the page's own making is one.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, style)
    const faults = await faultsAt(page, inches, SIZES[0], true)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    return isSeen(faults)
  }
  const has = (part: string) => (faults: readonly string[]) => faults.some((fault) => fault.includes(part))
  const title = '.ui-prompt-title strong'
  const faults = {
    'a panel': await sees(
      '.ui-prompt { position: fixed; inset: 10% 0; }',
      (all) => all.filter((one) => / is covered$/.test(one)).length > 3,
    ),
    'cut text': await sees(
      `${title} { display: block; flex: none; min-width: 0; width: 2rem; overflow: hidden; white-space: nowrap; }`,
      has('spills sideways'),
    ),
    'a broken word': await sees(
      `${title} { display: block; flex: none; min-width: 0; width: 2.5rem; overflow-wrap: anywhere; }`,
      has('is broken'),
    ),
    'a covered button': await sees('.ui-prompt::after { content: ""; position: absolute; inset: 0; }', has('is covered by')),
  }
  return Object.entries(faults).flatMap(([name, isSeen]) => (isSeen ? [name] : []))
}

/** With large text: a usual window and a phone. */
const LARGE = SIZES.filter(([width]) => width === 1440 || width === 390)

test.each(Object.entries(GAMES))(
  '%s: every size, both languages, large text',
  { timeout: 180_000 },
  async (game, { file, inches }) => {
    const seen = await visit(browser, inject('address'))
    const { page } = seen
    await openMatch(page, inject('address'), await file())
    const found: string[] = []
    const look = async (language: string, isLarge: boolean) => {
      for (const size of isLarge ? LARGE : SIZES) {
        await resized(page, size)
        const where = `${language} ${size.join(' x ')}${isLarge ? ', 200 %' : ''}`
        const faults = await faultsAt(page, inches, size, isLarge)
        const french = language === 'fr' ? await frenchFaults(page) : []
        const told = isLarge && size[0] < 500 ? [] : await faultsBeneathNews(page, inches)
        found.push(...[...faults, ...french, ...told].map((fault) => `${where}: ${fault}`))
        await seen.picture(`sizes ${game} ${where}`.replaceAll(/[^\w.-]+/g, '-'))
      }
      await resized(page, SIZES[0])
    }
    await look('en', false)
    await page.click('.ui-top-tools [lang=fr]')
    await page.waitForFunction(() => document.documentElement.lang === 'fr')
    await look('fr', false)
    await page.click('.ui-top-tools button[aria-haspopup=menu]')
    await page.click('.ui-menu-item:has-text("Réglages")')
    await page.click('[role=dialog] >> text=200')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    await look('fr', true)
    expect(found).toEqual([])
    expect(await planted(page, inches)).toEqual(['a panel', 'cut text', 'a broken word', 'a covered button'])
    expect(seen.errors).toEqual([])
    await page.context().close()
  },
)

test('on a phone, dice to be answered to and a hand of cards leave those who wait beside the table in the picture', async () => {
  const [width, height] = SIZES[3]
  const seen = await visit(browser, inject('address'), { width, height })
  const { page } = seen
  // The initiative dice lie in the bar; nobody has been deployed, and all have cards.
  const { file } = wished({
    options: { adventures: { A: 3, B: 3 } },
    isThere: ({ open, standing }) => open.subject === 'reroll window' && standing.size === 0,
  })
  await openMatch(page, inject('address'), file)
  await asked(page, 'reroll window')
  const look = async (where: string) => {
    await page.mouse.move(0, 0)
    await still(page)
    await seen.picture(`sizes-initiative-${where}`)
    const figures = await figuresOf(page)
    expect(figures).toHaveLength(12)
    expect(await covered(page, figures), where).toEqual([])
    expect(await chromeFaults(page), where).toEqual([])
  }
  await look('en')
  await page.click('.ui-top-tools button[aria-haspopup=menu]')
  await page.locator('.ui-menu-item', { hasText: 'Settings' }).click()
  await page.click('[role=dialog] >> text=Français')
  await page.waitForFunction(() => document.documentElement.lang === 'fr')
  await page.keyboard.press('Escape')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await look('fr')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('on a phone with large text, a question with many answers scrolls in its part and lies over nothing', async () => {
  const [width, height] = SIZES[3]
  const seen = await visit(browser, inject('address'), { width, height, language: 'fr' })
  const { page } = seen
  // To notice a shot with much Will: an answer for each point of it, below the two parties and the sum so far.
  const { file } = await reached((open) => open.subject === 'shot reaction' && openOptions(open).length >= 5)
  await openMatch(page, inject('address'), file, '&dice=auto&textSize=200')
  await asked(page, 'shot reaction')
  await still(page)
  await seen.picture('sizes-many-answers')
  expect(await page.locator('.ui-prompt-acts > li').count()).toBeGreaterThan(4)
  expect(await chromeFaults(page)).toEqual([])
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('on a phone, what two players of a watched match have lies open beside each other, never over each other', async () => {
  const [width, height] = SIZES[3]
  const seen = await visit(browser, inject('address'), { width, height, touch: true })
  const { page } = seen
  const home = `${inject('address')}?quality=test&motion=reduced`
  await page.goto(`${home}#/`)
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, kept('doomtrooper-whole.4'))
  await page.waitForURL((url) => url.hash.startsWith('#/match/'))
  const match = new URL(page.url()).hash.replace('#/match/', '')
  for (const moment of [100, 400]) {
    await page.goto(`${home}#/watch/${match}?at=${moment}`)
    await page.waitForSelector('.ui-watch')
    await page.waitForSelector('.ui-seat-row .ui-tokens > li')
    await seen.picture(`sizes-watched-strips-${moment}`)
    const found = await page.evaluate(() => {
      const strips = [...document.querySelectorAll('.ui-hands-across > .ui-seat-row')]
      const boxes = strips.map((strip) => strip.getBoundingClientRect())
      const isOver = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      const isOut = (part: Element, box: DOMRect | undefined) => {
        const { left, right } = part.getBoundingClientRect()
        return box === undefined || left < box.left - 1 || right > box.right + 1
      }
      return {
        strips: strips.length,
        over: boxes.filter((one, at) => boxes.slice(at + 1).some((other) => isOver(one, other))).length,
        out: strips.flatMap((strip, at) =>
          [...strip.children].filter((part) => isOut(part, boxes[at])).map((part) => part.className),
        ),
        beyond: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
      }
    })
    expect(found, `at ${moment}`).toEqual({ strips: 2, over: 0, out: [], beyond: 0 })
  }
  expect(seen.errors).toEqual([])
  await page.context().close()
})
