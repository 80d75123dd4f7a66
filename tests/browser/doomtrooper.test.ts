/**
 * *Doomtrooper* at one screen: an attack with weapons in which both sides play cards, and its reward divided; a warrior deployed
 * in cover; four players with fifty cards in play, whose titles must all be readable.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { State } from '../../src/games/doomtrooper/rules'
import type { AnyDecision } from '../../src/kernel'
import { openMatch, openOptions } from './begun'
import { type Fray, fray, type Given } from './doomtrooper-begun'
import { launch, visit } from './launch'
import { changed, confirm, HEAD, pass, pixelOf, settled, still, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const SMALL = { width: 1366, height: 768 } as const
const idsOf = (open: AnyDecision) => openOptions(open).map(({ id }) => id)
const cardOf = (page: Page, key: string) => page.locator(`.ui-fan-card[data-card="${key}"]`)

/** Presses a card of the hand; then, where it is played on something, that. */
async function play(page: Page, { seat, answer: [id = ''] }: Given): Promise<void> {
  const before = await told(page)
  const [, slot = '', target] = /^play:h(\d+)(?:>(.+))?$/.exec(id) ?? []
  const card = cardOf(page, `${seat}/hand/${slot}`)
  await card.click({ position: HEAD })
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  if (target === undefined) await page.locator('.ui-prompt .ui-act').first().click()
  else {
    const now = await until(page, ({ cards }) => cards[target]?.lit === true)
    const { x, y } = await pixelOf(page, now.cards[target]?.at ?? { x: 0, y: 0 }, now.cards[target]?.z)
    await page.mouse.click(x, y)
  }
  await changed(page, before)
}
async function goOnAs(page: Page, given: Given): Promise<void> {
  const now = await settled(page)
  // A pass that is the only answer is given for the player where all hands lie open.
  if (given.answer[0] === 'pass' && (now.seat !== given.seat || `${now.subjects}` !== given.subject)) return
  expect(now).toMatchObject({ seat: given.seat, subjects: [given.subject] })
  const [id = ''] = given.answer
  if (id === 'pass') await pass(page)
  else if (id.startsWith('play:')) await play(page, given)
  else throw new Error(`this player does not know how to answer ${id}`)
}

/** Each side plays one card from its hand in the window of the combat, then both pass; nobody reacts. */
function both(open: AnyDecision, _: State, given: readonly Given[]): readonly string[] | undefined {
  if (open.subject === 'reaction') return ['pass']
  if (open.subject !== 'modify combat') return undefined
  const hasPlayed = given.some(({ seat, answer: [id = ''] }) => seat === open.seat && id.startsWith('play:'))
  const card = hasPlayed ? undefined : idsOf(open).find((id) => id.startsWith('play:'))
  return [card ?? 'pass']
}
const FOUGHT: Fray = {
  isThere: ({ subject, seat }, { attack }) =>
    subject === 'modify combat' &&
    attack?.passes === 0 &&
    attack.attacker?.seat === seat &&
    Object.values(attack.inUse).some((weapons) => weapons.length > 0),
  onward: (open, state, given) => both(open, state, given),
  isWished: (given, state) =>
    new Set(given.filter(({ answer: [id = ''] }) => id.startsWith('play:')).map(({ seat }) => seat)).size === 2 &&
    state.dying.length > 0 &&
    state.attack?.step === 'reward',
}

test('an attack with weapons, a card from both hands, and the reward shared', async () => {
  const { file, given } = fray(FOUGHT, 60)
  const { page, errors, strangers, picture } = await visit(browser, inject('address'), SMALL)
  await openMatch(page, inject('address'), file)
  await settled(page)
  const forecast = page.locator('.scene-chip', { hasText: 'If all pass now' })
  await expect.poll(() => forecast.count()).toBe(1)
  // Both blows are told over the combatants, with what they are made of.
  expect(await page.locator('.scene-chip', { hasText: /^.?(Fight|Shoot) \d+ against armour \d+/ }).count()).toBeGreaterThan(0)
  expect(await page.locator('.ui-prompt').evaluate((bar) => bar.getBoundingClientRect().height)).toBe(64)
  await picture('doomtrooper-attack')
  for (const one of given) {
    await goOnAs(page, one)
    if (one.answer[0]?.startsWith('play:')) {
      await settled(page)
      await picture(`doomtrooper-answer-${one.seat}`)
    }
  }
  const now = await until(page, ({ subjects, isPlaying }) => !isPlaying && subjects.includes('share points'))
  const shares = page.locator('#ui-question')
  const more = shares.getByRole('button', { name: /more/i }).first()
  await picture('doomtrooper-reward')
  while (await page.locator('.ui-prompt-buttons .ui-button-main').isDisabled()) await more.click()
  await confirm(page)
  await changed(page, now)
  await settled(page)
  expect(await page.locator('.ui-log').textContent()).toMatch(/\+\d+ P for a kill/)
  await picture('doomtrooper-rewarded')
  expect(errors).toEqual([])
  expect(strangers).toEqual([])
}, 240_000)

test('a warrior deployed in cover lies face down, and only its player may look', async () => {
  const { file, open } = fray({
    isThere: (asked, { inPlay }) =>
      asked.subject === 'action' &&
      idsOf(asked).some((id) => id.startsWith('hide:')) &&
      Object.values(inPlay).every(({ zone }) => zone !== 'hidden'),
  })
  const [id = ''] = idsOf(open).filter((one) => one.startsWith('hide:'))
  const { page, errors, picture } = await visit(browser, inject('address'), { ...SMALL, language: 'fr' })
  await openMatch(page, inject('address'), file)
  const before = await settled(page)
  await cardOf(page, `${open.seat}/hand/${id.slice('hide:h'.length)}`).click({ position: HEAD })
  await picture('doomtrooper-hide')
  await page
    .locator('.ui-prompt')
    .getByRole('button', { name: /couvert/ })
    .click()
  await changed(page, before)
  await settled(page)
  const after = await still(page)
  const fresh = Object.keys(after.cards).filter((ref) => /^c\d+$/.test(ref) && !before.cards[ref])
  expect(fresh).toHaveLength(1)
  expect(after.cards[fresh[0] ?? '']?.faceUp).toBe(false)
  expect(after.tokens[`${fresh[0]}/unpaid`]).toBeDefined()
  // The log, which all may read, does not tell which warrior it is.
  expect(await page.locator('.ui-log').textContent()).toMatch(/déploie un combattant à couvert/)
  await picture('doomtrooper-hidden')
  expect(errors).toEqual([])
}, 240_000)

/** Deploys and equips whom has least, meditates for more, and never attacks. */
function hoarding(open: AnyDecision, { inPlay }: State): readonly string[] | undefined {
  if (open.subject !== 'action') return undefined
  const ids = idsOf(open)
  const carried = (id: string) => Object.values(inPlay).filter(({ on }) => on !== undefined && on === id.split('>')[1]).length
  const plays = ids.filter((id) => id.startsWith('play:')).sort((one, other) => carried(one) - carried(other))
  const wanted = [...['deploy:', 'hide:'].map((verb) => ids.find((id) => id.startsWith(verb))), plays[0], 'meditate']
  return [wanted.find((id) => id !== undefined && ids.includes(id)) ?? 'end']
}

test('four players and fifty cards in play: every head can be read and pressed', async () => {
  const { file, state } = fray({
    players: 4,
    answer: hoarding,
    isThere: ({ subject, seat }, { inPlay }) => subject === 'action' && seat === 'A' && Object.keys(inPlay).length >= 50,
  })
  const { page, errors, picture } = await visit(browser, inject('address'), SMALL)
  await openMatch(page, inject('address'), file)
  await settled(page)
  const { cards } = await still(page)
  await picture('doomtrooper-fifty')
  // What is seen of the head of each card that lies face up, the upper 7 mm: no other card and no panel lies over it.
  const faults: string[] = []
  const lying = Object.entries(cards).filter(([ref]) => /^c\d+$/.test(ref))
  expect(lying.length).toBe(Object.keys(state.inPlay).length)
  for (const [ref, { at, z, faceUp }] of lying) {
    if (!faceUp) continue
    const head = { x: at.x, y: at.y + 4400 - 350 }
    const [low, high] = await Promise.all([
      pixelOf(page, { x: head.x, y: head.y - 350 }, z),
      pixelOf(page, { x: head.x, y: head.y + 350 }, z),
    ])
    const [left, right] = await Promise.all([
      pixelOf(page, { x: head.x - 3150, y: head.y }, z),
      pixelOf(page, { x: head.x + 3150, y: head.y }, z),
    ])
    const over = lying.filter(([other, card]) => other !== ref && card.z > z && Math.abs(card.at.x - at.x) < 6300)
    const isOver = (x: number) =>
      over.some(([, card]) => Math.abs(card.at.x - x) < 3150 && Math.abs(card.at.y - head.y) < 4400 + 300)
    const free = Array.from({ length: 64 }, (_, i) => head.x - 3150 + i * 100).filter((x) => !isOver(x)).length / 64
    const [wide, tall] = [(right.x - left.x) * free, low.y - high.y]
    if (wide < 28 || tall < 6) faults.push(`${ref}: ${Math.round(wide)} by ${Math.round(tall)} pixels`)
    const panel = await page.evaluate(
      ([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top?.closest('.ui-panel, .ui-prompt, .ui-hands-own, button')?.className ?? ''
      },
      [(left.x + right.x) / 2, (low.y + high.y) / 2] as [number, number],
    )
    if (panel !== '') faults.push(`${ref} lies under ${panel}`)
  }
  expect(faults).toEqual([])
  expect(errors).toEqual([])
}, 240_000)
