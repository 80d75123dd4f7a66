/** Random clicks, drags, wheel turns and keys never lead to a dead end: the match can always be continued. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seeded } from '../conformance/rng'
import { atTable, matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { settled, still, told, until } from './player'

const SEED = Number(process.env.CLICKS_SEED ?? 20_261_121)
const INPUTS = 500
/** A small window, because it is drawn fast. */
const [WIDTH, HEIGHT] = [1024, 700]

const KEYS = [
  ...[
    'Escape',
    'Enter',
    'Control+z',
    'Control+Shift+z',
    'r',
    't',
    'Shift+t',
    'j',
    'n',
    'Shift+n',
    'c',
    'x',
    'l',
    'h',
    'p',
    'f',
    ' ',
    'b',
    '?',
    'm',
    'v',
  ],
  ...['w', 'a', 's', 'd', 'q', 'e', '=', '-', '1', '2', '3', '9', 'Control+1', 'Tab', 'ArrowDown', 'ArrowUp', 'F1'],
]
/** Controls that would leave the page or the match, or make the picture too slow for a test: they are not pressed. */
const LEAVES = '.ui-menu-item:nth-last-child(-n+3), .ui-button-danger, .ui-end button, .ui-settings, a[href]'

const OPEN = '[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open]'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const mayPress = (page: Page, x: number, y: number) =>
  page.evaluate(([px, py, leaves]) => !document.elementFromPoint(px, py)?.closest(leaves), [x, y, LEAVES] as const)
/** Enter and Space press what has the focus. */
const mayType = (page: Page) => page.evaluate((leaves) => !document.activeElement?.closest(leaves), LEAVES)

/** What the host has last said: questions are numbered anew whenever they are put. */
interface Heard {
  readonly canUndo: boolean
  /** The number of the last refusal; 0 where nothing is refused. */
  readonly refusals: number
  readonly questions: readonly string[]
}
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { sightline: { heard(): Heard } }).sightline.heard())

/** For whoever reads of a failure: what the page tells, what has the focus and what lies open. */
const stateOf = async (page: Page) => {
  const { subjects, seat, entries, draft, isOver, isWindow, handOver, isPlaying, throws } = await told(page)
  const shown = await page.evaluate((open) => {
    const named = (element: Element | null) => element && `${element.tagName}#${element.id}.${element.className}`
    const chrome = document.querySelector<HTMLElement>('.ui-chrome')
    return {
      focus: named(document.activeElement),
      open: [...document.querySelectorAll(open)].map(named),
      chrome: { ...chrome?.dataset },
    }
  }, OPEN)
  return { ...(await heard(page)), subjects, seat, entries, draft, isOver, isWindow, handOver, isPlaying, throws, ...shown }
}

/** Answers what is asked by keyboard alone: the panel of the question, an option of it, Enter. True where something came of it. */
async function answer(page: Page): Promise<boolean> {
  const now = await settled(page)
  // What was pressed last may open late, on a slow machine: a dialog has the keyboard to itself until it is closed.
  if (now.draft !== 'idle' || (await page.locator(OPEN).count()) > 0) {
    await page.keyboard.press('Escape')
    return false
  }
  const panel = page.locator('#ui-question')
  if (!(await panel.isVisible())) {
    const { questions } = await heard(page)
    await page.keyboard.press('c')
    const isAnswered = async () => `${(await heard(page)).questions}` !== `${questions}`
    await expect.poll(async () => (await panel.isVisible()) || (await isAnswered())).toBe(true)
    // What leaves nothing to decide is answered for the player, and its panel goes with it.
    if (!(await panel.isVisible())) return false
  }
  const options = panel.locator('.ui-option:not([data-refused]) input')
  if ((await options.count()) === 0) {
    // A place on the table is asked: back to the question before it.
    const before = await heard(page)
    await page.keyboard.press('Control+z')
    if (!before.canUndo) return false
    const isAnswered = (then: Heard) => then.refusals > before.refusals || `${then.questions}` !== `${before.questions}`
    // The others are asked for their consent, or the player himself, where it goes back across a phase.
    const isSure = page.locator('[role=alertdialog] .ui-button-main')
    await expect.poll(async () => isAnswered(await heard(page)) || (await isSure.isVisible())).toBe(true)
    if (!(await isSure.isVisible())) return false
    await isSure.click()
    await isSure.waitFor({ state: 'hidden', timeout: 30_000 })
    return false
  }
  await options.last().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const change = ({ entries, subjects, seat }: typeof now) => JSON.stringify([entries, subjects, seat])
  await until(page, (then) => then.isOver || change(then) !== change(now))
  return true
}

test(`${INPUTS} random inputs at seed ${SEED} leave a match that goes on`, { timeout: 400_000 }, async ({ onTestFailed }) => {
  const rng = seeded(SEED)
  console.log(`clicks: seed ${SEED}`)
  const seen = await visit(browser, inject('address'), { width: WIDTH, height: HEIGHT })
  const done: string[] = []
  onTestFailed(async () => {
    await seen.picture('failed-clicks')
    console.log(`the last inputs: ${done.slice(-40).join('; ')}`)
    console.log(`what is so: ${JSON.stringify(await stateOf(seen.page))}`)
  })
  const { page } = seen
  const file = matchFile('move turn')
  await openMatch(page, inject('address'), file)
  const spot = () => [rng.below(WIDTH), rng.below(HEIGHT)] as const
  const acts: { readonly [name: string]: number } = { click: 0, drag: 0, wheel: 0, key: 0 }
  const count: { [name: string]: number } = { ...acts }
  let most = 0
  for (let input = 0; input < INPUTS; input++) {
    const [x, y] = spot()
    const kind = ['click', 'click', 'drag', 'drag', 'wheel', 'key', 'key', 'key', 'go on'][rng.below(9)] ?? 'key'
    const button = (['left', 'left', 'left', 'right', 'middle'] as const)[rng.below(5)] ?? 'left'
    const [toX, toY] = spot()
    const key = KEYS[rng.below(KEYS.length)] ?? 'Escape'
    done.push(kind === 'key' ? key : `${kind} ${button} ${x},${y}${kind === 'drag' ? ` to ${toX},${toY}` : ''}`)
    const main = page.locator('.ui-prompt-buttons .ui-button-main:enabled')
    if (kind === 'go on') {
      // Random spots rarely hit the main button, which takes the match further: it is pressed from time to time.
      const box = (await main.count()) > 0 ? await main.boundingBox({ timeout: 1_000 }).catch(() => null) : null
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    } else if (kind === 'key') {
      if ((key !== 'Enter' && key !== ' ') || (await mayType(page))) await page.keyboard.press(key)
    } else if (kind === 'wheel') {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, rng.below(600) - 300)
    } else if (await mayPress(page, x, y)) {
      await page.mouse.move(x, y)
      await page.mouse.down({ button })
      if (kind === 'drag') await page.mouse.move(toX, toY, { steps: 3 })
      if (kind === 'click' || (await mayPress(page, toX, toY))) await page.mouse.up({ button })
      else {
        await page.mouse.move(WIDTH / 2, HEIGHT / 2)
        await page.mouse.up({ button })
      }
    }
    count[kind] = (count[kind] ?? 0) + 1
    if (input % 20 === 19) {
      const now = await told(page)
      most = Math.max(most, now.entries)
      if (now.isOver) await openMatch(page, inject('address'), file)
    }
  }
  expect(Object.values(count).every((times) => times > 20)).toBe(true)

  // Whatever is open is closed as a player closes it; the chrome comes back.
  for (let tries = 0; tries < 8 && (await page.locator(OPEN).count()) > 0; tries++) {
    await page.keyboard.press('Escape')
    await still(page)
  }
  expect(await page.locator(OPEN).count()).toBe(0)
  // The keys of the table belong to it again once it is pressed.
  await page.mouse.click(WIDTH / 2, 100)
  if (await page.locator('.ui-chrome[data-bare]').count()) await page.keyboard.press('h')
  await page.waitForSelector('.ui-prompt', { state: 'visible' })
  if ((await told(page)).isOver) {
    await openMatch(page, inject('address'), file)
    await atTable(page)
  }
  let answers = 0
  for (let tries = 0; tries < 30 && answers < 3; tries++) {
    if ((await told(page)).isOver) await openMatch(page, inject('address'), file)
    if (await answer(page)) answers++
  }
  expect(answers).toBe(3)
  console.log(`clicks: ${JSON.stringify(count)}, at most ${most} entries, now ${(await told(page)).entries}`)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
  await page.context().close()
})
