/**
 * A player in the browser: finds things on the table and moves them with the pointer, as a person does. It reads positions from
 * `window.sightline`, which the page provides with `quality=test`, and acts only through mouse and keyboard.
 */
import type { Locator, Page } from 'playwright-core'
import type { Point } from '../../src/geometry/types'
import { inch } from '../driver/inches'

/** What the page discloses to tests (`src/app/told-to-tests.ts`). */
export interface Told {
  readonly seat: string
  readonly subjects: readonly string[]
  readonly throws: number
  /** The seat that must take over the screen before play goes on. */
  readonly handOver?: string
  /** All hands are covered because nobody has taken the screen. */
  readonly isCovered: boolean
  /** A window is open, so the player may pass. */
  readonly isWindow: boolean
  /** The subject of the window, whether it is open or waits for the hand-over. */
  readonly window?: string
  /** Seats whose windows are passed automatically until their next move. */
  readonly passing: readonly string[]
  readonly isPlaying: boolean
  readonly isOver: boolean
  readonly entries: number
  /** The faces of every roll so far, in the order of the log. */
  readonly rolls: readonly (readonly string[])[]
  readonly draft: string
  /** How many bends the drafted path has. */
  readonly bends: number
  readonly pieces: { readonly [ref: string]: Point }
  /** Where figures are drawn, on the table or beside it. */
  readonly figures: { readonly [ref: string]: { readonly at: Point; readonly z: number } }
  /** Where tokens lie, what they show, and who carries them. */
  readonly tokens: {
    readonly [ref: string]: { readonly at: Point; readonly z: number; readonly face: string; readonly carriedBy?: string }
  }
  /** Where cards and piles lie on the table, and whether they are lit because something can be done with them. */
  readonly cards: {
    readonly [ref: string]: { readonly at: Point; readonly z: number; readonly faceUp: boolean; readonly lit: boolean }
  }
  /** The cards of the open hand, and the options that play each. */
  readonly hand: readonly { readonly key: string; readonly card: string; readonly plays: readonly string[] }[]
  readonly frames: number
}

export const told = (page: Page): Promise<Told> =>
  page.evaluate(() => (window as unknown as { sightline: { told(): Told } }).sightline.told())

export async function pixelOf(page: Page, at: Point, z = 0): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(
    ([point, height]) =>
      (window as unknown as { sightline: { toScreen(at: Point, z: number): { x: number; y: number } } }).sightline.toScreen(
        point,
        height,
      ),
    [at, z] as const,
  )
}

/** The pixel at which to grab a figure: a little above its base. */
async function grip(page: Page, ref: string): Promise<{ readonly x: number; readonly y: number }> {
  const figure = (await told(page)).figures[ref]
  if (!figure) throw new Error(`${ref} is not to be seen`)
  return pixelOf(page, figure.at, figure.z + inch(0.4))
}

/**
 * Waits until somebody is asked something or must take over the screen, or the match is over. Throws waiting dice with the key R.
 */
export async function settled(page: Page, limit = 90_000): Promise<Told> {
  const until = Date.now() + limit
  for (;;) {
    const now = await told(page)
    if (now.isOver && !now.isPlaying) return now
    if (now.throws > 0 && !now.isPlaying) await page.keyboard.press('r')
    else if (!now.isPlaying && (now.handOver || (now.subjects.length > 0 && (await isShown(page))))) return now
    if (Date.now() > until) throw new Error(`the match did not settle: ${JSON.stringify(now)}`)
    await page.waitForTimeout(60)
  }
}

/** Whether the panel of the open question is there: some are loaded when their first question is asked. */
const isShown = async (page: Page): Promise<boolean> => (await page.locator('.ui-chrome-question [aria-busy=true]').count()) === 0

/** Waits until a condition on the page's report holds. */
export async function until(page: Page, isSo: (now: Told) => boolean, limit = 90_000): Promise<Told> {
  const end = Date.now() + limit
  for (;;) {
    const now = await told(page)
    if (isSo(now)) return now
    if (Date.now() > end) throw new Error(`it did not come to that: ${JSON.stringify(now)}`)
    await page.waitForTimeout(40)
  }
}

/** Waits until the page reports that something has been drawn, nothing moves or loads, and no frame is due. */
export async function still(page: Page, limit = 90_000): Promise<Told> {
  const end = Date.now() + limit
  for (;;) {
    const isStill = await page.evaluate(() =>
      (window as unknown as { sightline: { isStill(): Promise<boolean> } }).sightline.isStill(),
    )
    if (isStill) return told(page)
    if (Date.now() > end) throw new Error(`it never came to rest: ${(await told(page)).frames} frames`)
    await page.waitForTimeout(40)
  }
}

/** Waits until a question of this subject is open, passing windows before it. */
export async function asked(page: Page, subject: string): Promise<Told> {
  for (let tried = 0; tried < 100; tried++) {
    const now = await settled(page)
    if (now.subjects.includes(subject)) return now
    if (now.isWindow) await pass(page)
    else await page.waitForTimeout(50)
  }
  throw new Error(`"${subject}" was not asked but ${(await told(page)).subjects.join(', ')}`)
}

/** Waits two frames, so that the page has handled and drawn the last pointer event. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** The offset at which to press a card of the hand, because only its title strip is visible. */
export const HEAD = { x: 40, y: 16 } as const

/** Drags a figure to a point on the table, or `z` above it, in inches. The draft is left unconfirmed. */
export async function drag(page: Page, ref: string, x: number, y: number, z = 0): Promise<void> {
  // The camera may still follow the last answer; it is in place with the next frame.
  await drawn(page)
  const start = await grip(page, ref)
  const end = await pixelOf(page, { x: inch(x), y: inch(y) }, inch(z))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y - 12)
  // Lifting a figure can itself be an answer. Wait until the next question has arrived before moving on.
  await drawn(page)
  await until(page, ({ subjects, isPlaying }) => subjects.length > 0 && !isPlaying)
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await drawn(page)
  await page.mouse.up()
}

export async function tap(page: Page, ref: string): Promise<void> {
  const { x, y } = await grip(page, ref)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
}

/** Presses the prompt's main button, which confirms a draft or, without one, goes on. */
export const confirm = (page: Page): Promise<void> => page.click('.ui-prompt-buttons .ui-button-main')

const isSame = (one: Told, other: Told) =>
  one.entries === other.entries &&
  one.seat === other.seat &&
  one.handOver === other.handOver &&
  `${one.subjects}` === `${other.subjects}`

/**
 * Waits until an action shows: something is played back, a throw waits, the match is over, or the report differs from `before`.
 */
export const changed = (page: Page, before: Told): Promise<Told> =>
  until(page, (now) => now.isOver || now.throws > 0 || now.isPlaying || !isSame(now, before))

/** Passes the open window with the key T, or with the hand-over's button if the player has not taken the screen. */
export async function pass(page: Page): Promise<void> {
  const before = await told(page)
  if (before.handOver) await page.getByRole('alertdialog').getByRole('button', { name: 'Pass', exact: true }).click()
  else await page.keyboard.press('t')
  await changed(page, before)
}

/**
 * Answers with the option of this name by its button in the strip, or else in the question's panel, which is opened if needed.
 */
export async function take(page: Page, option: string | RegExp): Promise<void> {
  const before = await told(page)
  const act = page.locator('.ui-prompt').getByRole('button', { name: option })
  if ((await act.count()) > 0) await act.first().click()
  else {
    const panel = page.locator('#ui-question')
    if ((await panel.count()) === 0) await page.keyboard.press('c')
    await panel.locator('label', { hasText: option }).first().click()
    await confirm(page)
  }
  await changed(page, before)
}

/** Drafts a path that has no proposal: one step in the first direction in which it may end. */
async function step(page: Page): Promise<void> {
  const ways = page.locator('#ui-question .ui-nudge-pad button')
  for (let at = 0; at < (await ways.count()); at++) {
    await ways.nth(at).click()
    await drawn(page)
    if ((await page.locator('.ui-prompt-buttons .ui-button-main:enabled').count()) > 0) return
  }
}

/** Gives all that is to be shared to the first that may have it. */
async function share(page: Page, more: Locator, main: Locator): Promise<void> {
  while ((await main.count()) === 0 && (await more.count()) > 0) {
    await more.first().click()
    await drawn(page)
  }
}

/** Answers whatever is asked so that the match goes on: passes, confirms, or else takes the first answer. */
export async function goOn(page: Page): Promise<void> {
  const before = await settled(page)
  if (before.isOver) return
  if (before.isWindow) return pass(page)
  const main = page.locator('.ui-prompt-buttons .ui-button-main:enabled')
  const act = page.locator('.ui-prompt .ui-act:enabled')
  if ((await main.count()) > 0) await main.click()
  else if ((await act.count()) > 0) await act.first().click()
  else {
    if ((await page.locator('#ui-question').count()) === 0) await page.keyboard.press('c')
    const way = page.locator('#ui-question .ui-nudge-pad button')
    const more = page.locator('#ui-question .ui-stepper button:last-child:enabled')
    if ((await way.count()) > 0) await step(page)
    else if ((await more.count()) > 0) await share(page, more, main)
    else await page.locator('#ui-question .ui-option:not([data-refused]) input').first().check({ force: true })
    await main.click()
  }
  await changed(page, before)
}

/** Waits until no CSS animation is running, before a picture is taken. */
export const calm = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
