/**
 * *Vortex* by pointer and keys: a charge with sealed bids of both sides, a group's shot, a spell of two casters, drifting land.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AnyDecision, Split } from '../../src/kernel'
import { openMatch, openNext } from './begun'
import { launch, type Visit, visit } from './launch'
import { asked, changed, confirm, settled, still, take, tap, told, until } from './player'
import { chromeFaults } from './seen'
import { chargeIn, MYCOIDES, openOptions, reached, SERAPHYDES } from './vortex-begun'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const log = (page: Page) => page.textContent('.ui-log')
/** How often hands have been lifted so far. */
const lifted = async (page: Page) => (await log(page))?.split('Hands up').length ?? 0

async function visitor(name: string, onTestFailed: (then: () => Promise<void>) => void): Promise<Visit> {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768 })
  onTestFailed(() => seen.picture(`vortex-${name}-failed`))
  return seen
}

/** Puts points under the first hand by its key and lifts the hand. */
async function bid(page: Page, points: number): Promise<void> {
  const before = await told(page)
  await page.locator('#ui-question [role=slider]').first().press(String(points))
  await expect.poll(() => page.locator('#ui-question [role=slider]').first().getAttribute('aria-valuenow')).toBe(String(points))
  await confirm(page)
  await changed(page, before)
}

/** The first who may join does: where only one may, that is the answer. */
async function joined(page: Page): Promise<void> {
  const before = await told(page)
  await page.locator('.ui-prompt-acts .ui-act:enabled').first().click()
  const now = await until(page, ({ draft, entries }) => draft === 'choosing' || entries > before.entries)
  if (now.draft === 'choosing') await confirm(page)
  await changed(page, before)
}

test('a charge is paid for, measured, placed, and both hands are lifted at once', { timeout: 240_000 }, async (context) => {
  const seen = await visitor('charge', context.onTestFailed)
  const { page } = seen
  const bids = (seat: 'A' | 'B', state: { readonly figures: object }) =>
    Object.values(state.figures as Record<string, { seat: string; will: number }>).some(
      (one) => one.seat === seat && one.will > 0,
    )
  const { file, open, state } = await reached((one, now) => chargeIn(one, now) !== undefined && bids('A', now) && bids('B', now))
  const [figure, target] = chargeIn(open, state) as readonly [string, string]
  await openMatch(page, inject('address'), file)
  await asked(page, 'act')
  // Whoever is pressed shows what it can do and how far it would walk; no distance to an enemy is told.
  await tap(page, figure)
  await expect.poll(() => page.locator('.ui-prompt-acts').textContent()).toMatch(/ with .*action points? of \d/)
  await page.keyboard.press('m')
  await page.mouse.move(5, 300)
  expect(await page.locator('.scene-words').textContent()).not.toMatch(/cm/)
  // Pressed, an enemy is aimed at; pressed again, in another way.
  for (let tries = 0; tries < 4; tries++) {
    await tap(page, target)
    await until(page, ({ draft }) => draft === 'choosing')
    const aimed = await page.evaluate(() => document.querySelector('.ui-prompt')?.textContent)
    if (/charge/i.test(aimed ?? '')) break
  }
  await seen.picture('vortex-1-aimed')
  await confirm(page)
  await asked(page, 'charge where')
  await still(page)
  expect(await page.locator('.ui-prompt').textContent()).toMatch(/Straight on[\d.]+\scm/)
  expect(await page.locator('#ui-question').count()).toBe(0)
  await seen.picture('vortex-2-charge-where')
  await take(page, /^Straight on/)
  await asked(page, 'charge attack')
  await take(page, 'Normal attack')
  await expect.poll(() => log(page)).toMatch(/charge/)
  // A master of arms says first whom it unsettles.
  if ((await settled(page)).subjects.includes('mastery')) await take(page, /^All whom/)
  const now = await settled(page)
  if (now.subjects.includes('melee bid')) {
    await still(page)
    const so = (await page.textContent('#ui-question .ui-decision-why')) ?? ''
    expect(so).toMatch(/For it: .*Attack of .*charge.*To beat: /)
    await seen.picture('vortex-3-melee-bid')
    await bid(page, 1)
    // The other hand is put before either is lifted: nothing of the first is told.
    expect(await log(page)).not.toContain('Hands up')
    if ((await settled(page)).subjects.includes('melee bid')) await bid(page, 0)
  }
  await asked(page, 'act')
  await expect.poll(() => log(page)).toContain('Hands up')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

/** Opens the next match that comes to this question, and a picture of it. */
async function comeTo(seen: Visit, subject: string, file: string, picture: string, isFirst = false): Promise<void> {
  if (isFirst) await openMatch(seen.page, inject('address'), file)
  else await openNext(seen.page, file)
  await asked(seen.page, subject)
  await still(seen.page)
  await seen.picture(picture)
}

/** Presses this many of those who may answer, and confirms. */
async function choose(page: Page, count: number): Promise<void> {
  const before = await told(page)
  for (let at = 0; at < count; at++) await page.locator('.ui-prompt-acts .ui-act:enabled').nth(at).click()
  await until(page, ({ draft }) => draft === 'choosing')
  await confirm(page)
  await changed(page, before)
}

test('shooters join, pay and are measured; both hands of their shot are lifted', { timeout: 300_000 }, async (context) => {
  const seen = await visitor('shot', context.onTestFailed)
  const { page } = seen
  const shot = await reached((open) => open.subject === 'shooters' && openOptions(open).length > 1)
  await comeTo(seen, 'shooters', shot.file, 'vortex-4-shooters', true)
  await joined(page)
  const after = await settled(page)
  expect(after.subjects).not.toContain('shooters')
  await expect.poll(() => log(page)).toMatch(/shoot at/)

  const group = await reached((open) => open.subject === 'concentrate' && openOptions(open).length > 1)
  await comeTo(seen, 'concentrate', group.file, 'vortex-4-concentrate')
  await choose(page, 2)
  await asked(page, 'shot bid')
  // Two hands to put points under, one for each shooter.
  expect(await page.locator('#ui-question [role=slider]').count()).toBe(2)
  await seen.picture('vortex-4-shot-bid')
  const before = await lifted(page)
  await bid(page, 1)
  if ((await settled(page)).subjects.includes('shot reaction')) {
    // Who is shot at answers before either hand is lifted.
    expect(await lifted(page)).toBe(before)
    await take(page, /^Do not notice/)
  }
  await expect.poll(() => lifted(page)).toBe(before + 1)
  await seen.picture('vortex-4-shot-resolved')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('a spell has two casters, who spend Mana before it takes hold', { timeout: 300_000 }, async (context) => {
  const seen = await visitor('spell', context.onTestFailed)
  const { page } = seen
  const armies = { armies: { A: SERAPHYDES, B: MYCOIDES } }
  const spell = await reached((open) => open.subject === 'casters' && openOptions(open).length > 0, armies)
  await comeTo(seen, 'casters', spell.file, 'vortex-5-casters', true)
  await joined(page)
  const aiming = await asked(page, 'spell target')
  expect(aiming.draft).toBe('idle')
  await still(page)
  await seen.picture('vortex-6-spell-target')
  await take(page, /Think again/)
  await asked(page, 'act')

  const casters = ({ about }: { readonly about?: unknown }) => (about as { readonly casters?: readonly string[] })?.casters ?? []
  const paid = await reached((open) => open.subject === 'mana' && casters(open).length > 1, armies)
  await comeTo(seen, 'mana', paid.file, 'vortex-6-mana')
  expect(await page.locator('#ui-question [role=slider]').count()).toBeGreaterThan(1)
  const before = await lifted(page)
  await bid(page, 1)
  await expect.poll(() => lifted(page)).toBe(before + 1)
  await settled(page)
  await still(page)
  await seen.picture('vortex-6-spell-cast')

  // A hand of many points fits into the panel, and a press on a point puts in all up to it.
  const most = ({ choice }: AnyDecision) => (choice as unknown as Split).among[0]?.most ?? 0
  const rich = await reached((open) => open.subject === 'mana' && most(open) >= 12, armies)
  await comeTo(seen, 'mana', rich.file, 'vortex-6-rich')
  expect(await chromeFaults(page)).toEqual([])
  const slider = page.locator('#ui-question [role=slider]').first()
  await slider.locator('.ui-pip').nth(6).click()
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('7')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('the land drifts: the strip says what comes, and the table becomes it', { timeout: 240_000 }, async (context) => {
  const seen = await visitor('drift', context.onTestFailed)
  const { page } = seen
  const { file } = await reached(
    ({ subject }, { turn, step, steps }) => subject === 'act' && turn === 3 && step === steps.length - 1,
  )
  await openMatch(page, inject('address'), file, '&dice=auto')
  await asked(page, 'act')
  const cells = page.locator('.ui-steps-ahead li')
  expect(await cells.count()).toBe(7)
  const before = await page.locator('.ui-steps-ahead li[data-now]').getAttribute('title')
  expect(before).toMatch(/^Turn 3: (Plain|Swamp)/)
  await seen.picture('vortex-7-before-drift')
  for (let passed = 0; passed < 4; passed++) {
    const now = page.locator('.ui-steps-ahead li[data-now]')
    if (/^Turn 4/.test((await now.getAttribute('title')) ?? '')) break
    await take(page, /^Pass this step/)
    await settled(page)
  }
  await expect
    .poll(() => page.locator('.ui-steps-ahead li[data-now]').getAttribute('title'), { timeout: 20_000 })
    .toMatch(/^Turn 4: /)
  expect(await page.locator('.ui-steps-ahead li[data-now]').getAttribute('title')).not.toMatch(/Plain|Swamp/)
  await settled(page)
  await still(page)
  await seen.picture('vortex-8-after-drift')
  expect(seen.errors).toEqual([])
  await page.context().close()
})
