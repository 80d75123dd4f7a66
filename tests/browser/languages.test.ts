/** Both languages from the home page to a move, at every window size: no text is missing and nothing needed is off the screen. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { atTable, matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { asked, confirm, drag, pixelOf, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** All that can be read on the page or is read out from it. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
      ]),
    ].join('\n'),
  )
const UNSAID = /\[[a-z][a-z0-9 -]*\]|undefined|NaN|\[object/
const ENGLISH = /\b(the|your|takes|moves|movement|drag|choose|settings|turn|deploys?|end|log|close|back)\b/i
const FRENCH = /\b(le|la|les|vos|votre|prend|mouvement|glissez|choisissez|réglages|tour|journal|fermer)\b/i

async function checked(page: Page, foreign: RegExp, where: string): Promise<string> {
  const said = await words(page)
  expect(said.length, where).toBeGreaterThan(60)
  expect(said, where).not.toMatch(UNSAID)
  expect(
    said.split('\n').filter((line) => foreign.test(line)),
    where,
  ).toEqual([])
  return said
}

test('French from the home page to a move, then English in the middle of a draft', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { language: 'fr' })
  onTestFailed(() => seen.picture('failed-languages'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&confirms=each&hands=open&dice=auto`)
  await page.waitForSelector('.ui-game')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  expect(await checked(page, ENGLISH, 'home')).toContain('La table de jeu')
  // All games can be seen and begun without scrolling, on a common laptop, too.
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(
    await page.$$eval('.ui-box', (boxes) => boxes.filter((box) => box.getBoundingClientRect().bottom > innerHeight).length),
  ).toBe(0)
  await page.click('.ui-game')
  await page.waitForSelector('.ui-lobby-start')
  expect(await checked(page, ENGLISH, 'lobby')).toContain('Une personne')

  await openMatch(page, inject('address'), matchFile('deploy', 3))
  const { seat } = await asked(page, 'deploy')
  await drag(page, `${seat}4`, 21, seat === 'A' ? 5 : 31)
  await confirm(page)
  await until(page, (now) => now.pieces[`${seat}4`] !== undefined)
  await checked(page, ENGLISH, 'deployment')

  await openMatch(page, `${inject('address')}`, matchFile('move turn'), '&dice=auto&again')
  const before = await asked(page, 'move turn')
  const ref = `${before.seat}3`
  const at = before.pieces[ref]
  if (!at) throw new Error(`${ref} is not on the table`)
  const forward = before.seat === 'A' ? 1 : -1
  await drag(page, ref, at.x / 2540, at.y / 2540 + 3 * forward)
  const drafted = await until(page, (now) => now.draft === 'pathing' && now.subjects.includes('move where'))
  await seen.picture('fr-table')
  await checked(page, ENGLISH, 'a move')

  // English, and nothing else changes: the move being laid lies there still.
  await page.click('.ui-top-tools [lang=en]')
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect({ ...(await told(page)), frames: 0 }).toEqual({ ...drafted, frames: 0 })
  await checked(page, FRENCH, 'a move in English')
  await page.click('.ui-top-tools [lang=fr]')
  await page.waitForFunction(() => document.documentElement.lang === 'fr')
  expect({ ...(await told(page)), frames: 0 }).toEqual({ ...drafted, frames: 0 })
  await confirm(page)
  await until(page, (now) => now.subjects.includes('move turn') && now.entries > drafted.entries)
  await checked(page, ENGLISH, 'after the move')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

/** What a player cannot do without is inside the window, and nothing covers it. */
async function essentials(page: Page, width: number, height: number): Promise<void> {
  for (const one of ['.ui-prompt-title', '.ui-prompt-buttons .ui-button-main', '.ui-top-tools button[aria-haspopup=menu]']) {
    const box = await page.locator(one).first().boundingBox()
    if (!box) throw new Error(`${one} is not to be seen`)
    const where = `${one} at ${JSON.stringify(box)}`
    expect(box.x, where).toBeGreaterThanOrEqual(0)
    expect(box.y, where).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, where).toBeLessThanOrEqual(width)
    expect(box.y + box.height, where).toBeLessThanOrEqual(height)
    // A trial click presses nothing, but fails if something covers the target.
    if (one.includes('button')) await page.click(one, { trial: true, timeout: 5_000 })
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(width)
  // From where one sits every figure can be taken hold of: no panel lies over it.
  const { figures } = await told(page)
  expect(Object.keys(figures)).toHaveLength(12)
  for (const [ref, { at, z }] of Object.entries(figures)) {
    const { x, y } = await pixelOf(page, at, z)
    const isFree = await page.evaluate(([px, py]) => !!document.elementFromPoint(px, py)?.closest('.scene'), [x, y] as const)
    expect(isFree, `${ref} at ${Math.round(x)}, ${Math.round(y)}`).toBe(true)
  }
}

test.each([
  { name: 'phone', width: 390, height: 844, textSize: '100' },
  { name: 'tablet', width: 1024, height: 768, textSize: '100' },
  { name: 'text-200', width: 1440, height: 900, textSize: '200' },
] as const)('$name: what is needed is in the window, in both languages', async ({ name, width, height, textSize }) => {
  const seen = await visit(browser, inject('address'), { width, height, touch: name !== 'text-200' })
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'))
  await asked(page, 'move turn')
  if (textSize !== '100') {
    await page.click('.ui-top-tools button[aria-haspopup=menu]')
    await page.click('.ui-menu-item:has-text("Settings")')
    await page.click(`[role=dialog] >> text=${textSize}`)
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'))).toBe('2')
  }
  await atTable(page)
  await seen.picture(name)
  await essentials(page, width, height)
  await checked(page, FRENCH, name)
  await page.evaluate(() => localStorage.clear())
  await openMatch(page, inject('address'), matchFile('move turn'), `&dice=auto&language=fr&textSize=${textSize}`)
  await asked(page, 'move turn')
  await seen.picture(`fr-${name}`)
  await essentials(page, width, height)
  // It can be pressed, and the match goes on.
  const before = await told(page)
  await confirm(page)
  await until(page, (now) => now.seat !== before.seat && now.subjects.length > 0)
  expect(seen.errors).toEqual([])
  await page.context().close()
})
