/** The card game at one screen: a support card is played, a defender is dragged into a conflict, a turn ends by itself. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadRules } from '../../src/games'
import type { State } from '../../src/games/doctor-who-card-game/rules'
import type { AnyDecision, Option } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, nowOf } from '../../src/match/history'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { openMatch, openOptions } from './begun'
import { launch, visit } from './launch'
import { changed, HEAD, pixelOf, settled, told, until } from './player'

const RULES = await loadRules()

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

interface Wished {
  /** The places in the hand of the cards to be played, and the location that is attacked. */
  readonly support: Option
  readonly defender: Option
}

const cardOf = (state: State, option: Option) => {
  const [seat = '', , slot = ''] = option.on?.[0]?.split('/') ?? []
  const own = Object.values(state.seats).find((one) => one.seat === seat)
  return state.deck.cards[own?.hand[Number(slot)] ?? '']
}

/** A's own turn in which a support card can be played, and then a defender on an attacked location. */
function wishedIn({ subject, seat, ...open }: AnyDecision, state: State): Wished | undefined {
  if (subject !== 'action' || seat !== 'A' || (state.seats.A?.hand.length ?? 0) < 5) return undefined
  const options = openOptions({ subject, seat, ...open })
  const support = options.find((option) => {
    const card = option.id.startsWith('support:') ? cardOf(state, option) : undefined
    return card?.type === 'support' && (card.effect === 'reveal-attack' || card.effect.startsWith('time-per'))
  })
  const defender = options.find(
    ({ id, on }) => id.startsWith('defend:') && state.locations[on?.[1] ?? '']?.attack && !state.locations[on?.[1] ?? '']?.tardis,
  )
  return support && defender ? { support, defender } : undefined
}

/** A's own turn in which a card can be discarded, and then nothing is left to do. */
function lastIn(open: AnyDecision, { seats: { A } }: State): Option | undefined {
  if (open.subject !== 'action' || open.seat !== 'A' || A?.hand.length !== 4 || A.reserve.length > 0 || A.time > 3)
    return undefined
  return openOptions(open).find(({ id }) => id.startsWith('discard:'))
}

/** What players do who are in a hurry to fight. */
function lively({ options }: { readonly options: readonly Option[] }, below: (count: number) => number): string | undefined {
  const of = (verb: string) => options.filter(({ id }) => id.startsWith(verb))
  const ends = of('end')
  const liked = [of('attack:'), of('play:'), ends].find((some) => some.length > 0 && below(10) < 7) ?? of('discard:')
  return liked[below(Math.max(1, liked.length))]?.id ?? options[0]?.id
}

function beginning<Found>(wished: (open: AnyDecision, state: State) => Found | undefined): { file: string; found: Found } {
  const rules = RULES['doctor-who-card-game']
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !parsed?.ok) throw new Error('the card game does not start')
  const { game } = rules
  const { spec } = parsed
  for (let seed = 1; seed <= 80; seed++) {
    const rng = seeded(seed)
    const first = begun(game, spec)
    const entries = [first.entry]
    let { history } = first
    for (let answers = 0; answers < 260; answers++) {
      const { pending, state } = nowOf(history).snapshot
      const open = (pending as readonly AnyDecision[]).find((one) => !one.offer)
      if (!open) break
      // The state is this game's own.
      const found = wished(open, state as unknown as State)
      if (found) {
        const roster = { A: 'person', B: 'person', C: 'person' } as const
        return {
          file: writeMatchFile({
            spec,
            roster,
            dice: 'auto',
            rulesVersion: rules.rulesVersion,
            title: 'Ada\nBen\nCleo',
            entries,
          }),
          found,
        }
      }
      const shape = TABLE_SHAPES[open.choice.shape]
      const said = open.subject === 'action' ? lively({ options: openOptions(open) }, (count) => rng.below(count)) : undefined
      const answer = said ? [said] : (shape?.sample(open.choice as never, {} as never, rng) ?? open.fallback)
      const grown = answered(game, history, open.id, answer)
      entries.push(grown.entry)
      history = grown.history
    }
  }
  throw new Error('no seed comes to such a turn')
}

const inFan = (page: Page, option: Option) => page.locator(`.ui-fan-card[data-card="${option.on?.[0]}"]`)
/** Plays until the menu is open again; windows on the way are passed, and optional choices declined. */
async function atMenu(page: Page): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const now = await settled(page)
    if (now.subjects.includes('action')) return
    if (now.isWindow) await page.keyboard.press('t')
    else if (await page.locator('.ui-prompt-acts .ui-act').count()) await page.locator('.ui-prompt-acts .ui-act').first().click()
    else await page.locator('.ui-prompt-buttons .ui-button-main').click()
    await changed(page, now)
  }
}

test('a support card in the middle of a turn, then a defender dragged into a conflict', async () => {
  const {
    file,
    found: { support, defender },
  } = beginning(wishedIn)
  const { page, errors, strangers, picture } = await visit(browser, inject('address'))
  await openMatch(page, inject('address'), file)
  await settled(page)
  await picture('card-game-turn')
  expect(await page.locator('.ui-top-scores li').count()).toBe(3)

  const before = (await told(page)).entries
  // Pressed, the card is chosen: what it can be played on is lit, or it has a button.
  await inFan(page, support).click({ position: HEAD })
  await expect.poll(() => inFan(page, support).getAttribute('aria-pressed')).toBe('true')
  const target = support.on?.[1]
  if (target === undefined) await page.getByRole('button', { name: 'Play it' }).click()
  else {
    const at = (await told(page)).cards[target]
    expect(at?.lit).toBe(true)
    const { x, y } = await pixelOf(page, at?.at ?? { x: 0, y: 0 }, at?.z)
    await page.mouse.click(x, y)
  }
  await until(page, (now) => now.entries > before)
  await atMenu(page)
  expect(await page.locator('.ui-log').textContent()).toMatch(/Ada plays /)

  // The hand has closed up, so places have changed: the defender is found by its card.
  const [, slot = ''] = /hand\/(\d+)/.exec(defender.on?.[0] ?? '') ?? []
  const [, gone = ''] = /hand\/(\d+)/.exec(support.on?.[0] ?? '') ?? []
  const place = Number(slot) - (Number(gone) < Number(slot) ? 1 : 0)
  const location = defender.on?.[1] ?? ''
  const card = page.locator(`.ui-fan-card[data-card="A/hand/${place}"]`)
  const from = await card.boundingBox()
  const now = await told(page)
  const to = await pixelOf(page, now.cards[location]?.at ?? { x: 0, y: 0 }, now.cards[location]?.z)
  await page.mouse.move((from?.x ?? 0) + 24, (from?.y ?? 0) + 16)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) - 20, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await until(page, ({ cards }) => cards[location]?.lit === true)
  await picture('card-game-carried')
  await page.mouse.up()
  await until(page, ({ subjects, entries }) => !subjects.includes('action') || entries > now.entries)
  await atMenu(page)
  expect(await page.locator('.ui-log').textContent()).toMatch(/Conflict at /)
  await picture('card-game-fought')
  expect(errors).toEqual([])
  expect(strangers).toEqual([])
}, 90_000)

test('when nothing is left to do the turn says so, and ends by itself', async () => {
  const { file, found: discard } = beginning(lastIn)
  const { page, errors, picture } = await visit(browser, inject('address'))
  await openMatch(page, inject('address'), file, '&hands=covered&windows=brief')
  expect(await settled(page)).toMatchObject({ handOver: 'A' })
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await inFan(page, discard).click({ position: HEAD })
  await page.getByRole('button', { name: 'Discard: +1 time' }).click()
  await page.getByRole('button', { name: 'End the turn' }).waitFor()
  await page.getByText('Ends by itself in a moment.').waitFor()
  expect(await told(page)).toMatchObject({ seat: 'A', isWindow: true, isCovered: false })
  await picture('card-game-ending')
  await until(page, ({ handOver }) => handOver === 'B')
  expect(errors).toEqual([])
}, 90_000)
