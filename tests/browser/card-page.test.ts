/**
 * The page of a card: opened from the hand and the table, by pointer and key, with the card's log lines and rulings. Also
 * *Doomtrooper* from the home page: the deck builder, and a match against the bot that is started there.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { POOL } from '../../src/games/doomtrooper/content/pool'
import { rulingsFor } from '../../src/games/doomtrooper/view/rulings'
import { atTable, openMatch } from './begun'
import { fray } from './doomtrooper-begun'
import { launch, visit } from './launch'
import { goOn, HEAD, pixelOf, settled, still } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const SMALL = { width: 1366, height: 768 } as const
const pageOf = (page: Page) => page.getByRole('dialog')

test('a card of the table is read alone, with what it did and how it is played here', async () => {
  // Something equipped is on the table, and a ruling concerns it.
  const { file, state } = fray({
    isThere: ({ subject, seat }, { inPlay }) =>
      subject === 'action' && seat === 'A' && Object.values(inPlay).some(({ card, on }) => on !== undefined && isRuled(card)),
  })
  const [lying] = Object.values(state.inPlay).filter(({ card, on }) => on !== undefined && isRuled(card))
  if (!lying) throw new Error('nothing is attached')
  const { page, errors, picture } = await visit(browser, inject('address'), SMALL)
  await openMatch(page, inject('address'), file)
  await settled(page)
  const seen = (await still(page)).cards[lying.uid]
  if (!seen) throw new Error('it does not lie on the table')
  // Its head: the rest lies under its bearer.
  const head = await pixelOf(page, { x: seen.at.x, y: seen.at.y + 4000 }, seen.z)
  await page.mouse.click(head.x, head.y)
  const name = nameOf(lying.card)
  await page
    .locator('.ui-prompt')
    .getByRole('button', { name: `Read ${name}` })
    .click()
  const dialog = pageOf(page)
  await dialog.getByRole('heading', { name: 'In this match' }).waitFor()
  expect(await dialog.locator('.ui-card-notes').first().textContent()).toContain(name)
  for (const ruling of rulingsFor(POOL[lying.card] as never)) await dialog.locator('li', { hasText: `(${ruling})` }).waitFor()
  await picture('doomtrooper-card-page')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The key opens it again: the card is still chosen.
  await page.keyboard.press('y')
  await pageOf(page).getByRole('heading', { name: 'How it is played here' }).waitFor()
  await page.keyboard.press('Escape')
  await pageOf(page).waitFor({ state: 'detached' })
  // A card of the hand has the same page.
  await page.locator('.ui-fan-card').first().click({ button: 'right', position: HEAD })
  await pageOf(page).getByRole('heading', { name: 'In this match' }).waitFor()
  expect(errors).toEqual([])
}, 240_000)

const isRuled = (id: string): boolean => {
  const card = POOL[id]
  return card !== undefined && rulingsFor(card).length > 0
}
const nameOf = (id: string): string => {
  const name = POOL[id]?.name ?? ''
  return typeof name === 'string' ? name : name.en
}

test('from the first page: the deck builder, and a match against the bot', async () => {
  const { page, errors, strangers, picture } = await visit(browser, inject('address'), SMALL)
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&dice=auto`)
  await page.getByRole('button', { name: /^Deck builder/ }).click()
  await page.waitForSelector('.ui-deck-card')
  await page.goBack()
  const box = page.locator('.ui-box', { hasText: 'Doomtrooper' })
  await box.locator('.ui-play-bot').click()
  await atTable(page)
  await settled(page)
  for (let answer = 0; answer < 5; answer++) await goOn(page)
  expect(await page.locator('.ui-log').textContent()).toMatch(/deploys|discards|draws/)
  await picture('doomtrooper-against-bot')
  expect(errors).toEqual([])
  expect(strangers).toEqual([])
}, 240_000)
