/** Cards and fate at one screen: cards are played in windows, hidden from the other player, used as payment, and drawn again. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { approach, openMatch, openOptions, SHOOTER, TARGET, wished } from './begun'
import { launch, visit } from './launch'
import { asked, calm, changed, goOn, HEAD, pass, settled, type Told, take, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** The dice of the shot: two hits, of which one is cancelled. The target has no cover, so bolts do nothing. */
const ATTACK = ['hit', 'hit', 'bolt']
const DEFENCE = ['armour', 'bolt', 'bolt']

/** Ada has shot at Ben, and the dice lie on the table. She has a hit to play, he an armour. */
const duel = () =>
  wished({
    answer(asked) {
      const { open, state } = asked
      if (open.subject === 'attack dice') return ATTACK
      if (open.subject === 'defence dice') return DEFENCE
      const shot = openOptions(open).find(({ id }) => id.startsWith(`shoot:${SHOOTER}>${TARGET}`))
      return state.turn === 2 && shot ? [shot.id] : approach(asked)
    },
    isThere: ({ open: { subject, seat }, state: { dice, sides } }) =>
      subject === 'reroll window' &&
      seat === 'A' &&
      dice?.attack?.faces.length === ATTACK.length &&
      sides.A.fate > 0 &&
      sides.A.hand.includes('hit') &&
      sides.B.hand.includes('armour') &&
      // Two different hands, so that the page shows whose they are.
      sides.A.hand.join() !== sides.B.hand.join(),
  })

const handOver = (page: Page) => page.getByRole('alertdialog')
const fan = (page: Page) => page.getByRole('list', { name: /^My hand/ })
/** The cards of hands that are in the page at all, seen or not. */
const inPage = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-card^="hand-"]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card?.replace(/^hand-\d+-/, '') ?? ''))
const faces = (page: Page) => page.locator('.ui-card, .ui-sheet')
const logOf = async (page: Page): Promise<string> =>
  (await page.getByRole('log').or(page.locator('.ui-log')).first().textContent()) ?? ''

/** Takes the screen as this player; the hand shown is the one given, and no other is anywhere in the page. */
async function takeScreen(page: Page, name: string, hand: readonly string[]): Promise<void> {
  await settled(page)
  expect(await inPage(page), 'while the screen changes hands').toEqual([])
  expect(await faces(page).count()).toBe(0)
  await handOver(page)
    .getByRole('button', { name: `I am ${name}` })
    .click()
  await until(page, (now) => !now.isCovered)
  expect([...(await inPage(page))].sort()).toEqual([...hand].sort())
  // Each card occurs twice, small and large; no other face is in the page.
  expect(await faces(page).count()).toBe(2 * hand.length)
  expect((await told(page)).hand.map(({ card }) => card).sort()).toEqual([...hand].sort())
}

/** Passes windows, from the hand-over where the screen is not theirs, until this one is open for that seat. */
async function passUntil(page: Page, subject: string): Promise<Told> {
  for (let tries = 0; tries < 20; tries++) {
    const now = await settled(page)
    if (now.window === subject) return now
    if (!now.isWindow) throw new Error(`"${subject}" did not come, but ${now.subjects} of ${now.handOver ?? now.seat}`)
    await pass(page)
  }
  throw new Error(`"${subject}" did not come`)
}

test('attacker and defender play a card each in their windows, and neither ever sees the other’s hand', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-cards'))
  const { page } = seen
  const { file, state } = duel()
  const { A, B } = state.sides
  await openMatch(page, inject('address'), file, '&dice=auto&hands=covered')

  // The dice are seen by both; who may change them takes the screen first.
  expect(await settled(page)).toMatchObject({ window: 'reroll window', handOver: 'A' })
  await seen.picture('cards-1-hand-over')
  await takeScreen(page, 'Ada', A.hand)
  // The log says the same in a sentence of its own, as soon as it is loaded.
  await page.locator('.ui-roll-result', { hasText: '2 hits, 1 cancelled: 1 gets through' }).waitFor()
  await fan(page).waitFor()

  // A card is read large by the keyboard, and put back.
  const hit = fan(page).getByRole('button', { name: /^Hit,/ }).first()
  await hit.focus()
  await page.keyboard.press('Space')
  const large = page.getByRole('dialog')
  await large.getByText('Adds a hit to your dice').waitFor()
  await calm(page)
  await seen.picture('cards-2-read-large')
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })

  // With the re-rolls his cards for the attack are offered, too: the one played is played once Ben lets the dice lie.
  await seen.picture('cards-3-attack-window')
  const played = await told(page)
  await hit.click({ position: HEAD })
  await changed(page, played)
  // He may play more, until he passes.
  expect(await passUntil(page, 'attack cards')).toMatchObject({ handOver: 'A', isCovered: true })
  const left = A.hand.toSpliced(A.hand.indexOf('hit'), 1)
  await takeScreen(page, 'Ada', left)
  expect([...(await inPage(page))].sort()).toEqual([...left].sort())
  await pass(page)

  const defending = await passUntil(page, 'defence cards')
  expect(defending).toMatchObject({ handOver: 'B', isCovered: true, hand: [] })
  await seen.picture('cards-4-hand-over-window')
  await takeScreen(page, 'Ben', B.hand)
  await seen.picture('cards-5-defence-window')
  const unanswered = await told(page)
  await fan(page)
    .getByRole('button', { name: /^Armour,/ })
    .first()
    .click({ position: HEAD })
  await changed(page, unanswered)
  expect(await settled(page)).toMatchObject({ window: 'defence cards', seat: 'B' })
  await pass(page)
  for (let now = await settled(page); now.window === 'reroll window'; now = await settled(page)) await pass(page)

  // The log's line follows from the dice and the two cards.
  const log = await logOf(page)
  expect(log).toContain('Ada plays Hit on the attack dice: one hit more.')
  expect(log).toContain('Ben plays Armour on the defence dice: stops one hit.')
  expect(log).toContain('3 hits, 2 saved → 1 damage die.')
  await seen.picture('cards-6-net-result')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('windows are passed by the key T, or until the next move; fate throws dice again', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-fate'))
  const { page } = seen
  const { file, state } = duel()
  await openMatch(page, inject('address'), file)
  const rolling = await settled(page)
  expect(rolling).toMatchObject({ window: 'reroll window', seat: 'A' })

  // Fate from the prompt: one die is thrown again, the token is gone.
  const rolls = rolling.rolls.length
  const tokens = () => page.locator('[data-seat=A]').getByTitle(/^Fate/).first().textContent()
  expect(await tokens()).toContain(String(state.sides.A.fate))
  // The die that failed is chosen already, and another can be chosen besides before the one press.
  await page.getByRole('button', { name: /^Die 3: bolt/, pressed: true }).waitFor()
  const first = page.getByRole('button', { name: /^Die 1: hit/ })
  await first.click()
  expect(await first.getAttribute('aria-pressed')).toBe('true')
  await first.click()
  await seen.picture('fate-1-window')
  await take(page, /^Fate: re.roll the attack dice/)
  await until(page, (now) => now.rolls.length > rolls)
  await settled(page)
  const log = await logOf(page)
  expect(log).toContain('Ada spends a fate token to re‑roll the attack dice.')
  expect(log).toMatch(/Ada re.rolls the attack dice: bolt → \w+\./)
  expect(await tokens()).toContain(String(state.sides.A.fate - 1))

  // T passes one window: the next is asked.
  expect(await settled(page)).toMatchObject({ window: 'reroll window', seat: 'B' })
  await pass(page)
  // The new face is chance: where all her dice hit now, there is nothing left to throw again.
  const ada = await settled(page)
  expect(ada).toMatchObject({ seat: 'A', passing: [] })
  expect(['reroll window', 'attack cards']).toContain(ada.window)
  // Shift+T passes all of Ada's until she is asked for a move; Ben's are asked as before.
  const before = await told(page)
  await page.keyboard.press('Shift+T')
  await changed(page, before)
  expect(await settled(page)).toMatchObject({ window: 'defence cards', seat: 'B', passing: ['A'] })
  await page.getByText('Passing until the next move: Ada').waitFor()
  await seen.picture('fate-3-passing')
  for (let now = await settled(page); now.passing.length > 0; now = await settled(page)) {
    expect(now.seat, `${now.window}`).toBe('B')
    await goOn(page)
  }
  expect(await settled(page)).toMatchObject({ seat: 'A', isWindow: false, subjects: ['shoot turn'] })
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('in upkeep the hand is filled up from the deck', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-upkeep'))
  const { page } = seen
  // Somebody has played a card in the first turn.
  const { file, state, open } = wished({
    answer: (wish) =>
      wish.open.subject === 'reroll window' && wish.state.turn === 1
        ? openOptions(wish.open)
            .filter(({ id }) => id.endsWith('reroll'))
            .map(({ id }) => id)
            .slice(0, 1)
            .concat('pass')
            .slice(0, 1)
        : approach(wish),
    isThere: ({ open: { subject, seat }, state: { sides } }) =>
      subject === 'upkeep hand' && (seat === 'A' || seat === 'B') && sides[seat].hand.length < 5,
  })
  const seat = open.seat === 'A' ? 'A' : 'B'
  const hand = state.sides[seat].hand
  await openMatch(page, inject('address'), file)
  const before = await asked(page, 'upkeep hand')
  expect(before.hand).toHaveLength(hand.length)
  await page.getByText('Fill up to five cards').first().waitFor()
  await seen.picture('upkeep-1-asked')
  await take(page, 'Fill up to five cards')
  await settled(page)
  expect(await logOf(page)).toContain(`draws ${5 - hand.length} card`)
  await page
    .getByRole('list', { name: 'My hand: 5 cards' })
    .or(page.getByRole('img', { name: /hand: 5 cards, face down/ }))
    .first()
    .waitFor()
  await seen.picture('upkeep-2-filled')
  expect(seen.errors).toEqual([])
  await page.context().close()
})
