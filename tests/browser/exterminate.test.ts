/** Parts of a match of Exterminate! by pointer: home page and deployment, a first turn, a shot. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { inInches } from '../driver/inches'
import { ADVANCES, approach, choosePlain, chooseTwo, openMatch, PLACES, SHOOTER, wished } from './begun'
import { launch, type Visit, visit } from './launch'
import { asked, confirm, drag, goOn, settled, still, take, tap } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

async function visitor({ onTestFailed }: TestContext): Promise<Visit> {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed'))
  return seen
}
async function leave({ page, errors, strangers }: Visit): Promise<void> {
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
}

/** Where the ready teams are deployed: the second side has two figures more than those of `begun.ts`. */
const READY: typeof PLACES = { ...PLACES, B8: [13, 33.5], B9: [23, 33.5] }

test('two people begin a match on the home page and deploy their sides by hand', { timeout: 600_000 }, async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&confirms=each&hands=open&dice=auto`)
  await page.waitForSelector('.ui-game')
  await seen.picture('1-home')
  await page.click('.ui-game')
  await chooseTwo(page)
  await page.fill('[data-seat=A] .ui-name', 'Ada')
  await page.fill('[data-seat=B] .ui-name', 'Ben')
  await choosePlain(page)
  await page.click('.ui-lobby-start')
  await page.waitForFunction(() => 'sightline' in window)

  // The winner of the roll chooses an edge; whoever it is, A stands south.
  const edge = await asked(page, 'edge')
  await take(page, edge.seat === 'A' ? 'Near edge' : 'Far edge')
  for (let side = 0; side < 2; side++) {
    const { seat } = await asked(page, 'deploy')
    for (const [ref, [x, y]] of Object.entries(READY)) {
      if (!ref.startsWith(seat)) continue
      await drag(page, ref, x, y)
      await confirm(page)
      await asked(page, 'deploy')
    }
    if (side === 0) await seen.picture('2-deployment')
    await confirm(page)
  }
  const { pieces } = await asked(page, 'move turn')
  const standing = Object.fromEntries(Object.entries(pieces).map(([ref, at]) => [ref, inInches(at)]))
  expect(standing).toEqual(Object.fromEntries(Object.entries(READY).map(([ref, at]) => [ref, near(at)])))
  await leave(seen)
})

const near = (at: readonly [number, number]) => at.map((length) => expect.closeTo(length, 1))

test('a miniature moves and sprints; the tab closed in the middle of the turn opens on the same question', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const { file } = wished({ answer: approach, isThere: ({ open }) => open.subject === 'move turn' && open.seat === 'A' })
  await openMatch(page, inject('address'), file)
  const { move, sprint } = ADVANCES[SHOOTER]
  await drag(page, SHOOTER, ...move)
  await asked(page, 'move where')
  await seen.picture('3-move')
  await confirm(page)
  const after = await asked(page, 'move turn')
  expect(inInches(after.pieces[SHOOTER] as Point)).toEqual(near(move))

  await page.reload()
  await page.waitForFunction(() => 'sightline' in window)
  expect({ ...(await asked(page, 'move turn')), frames: 0 }).toEqual({ ...after, frames: 0 })

  for (let now = after; now.subjects[0] !== 'shoot turn' || now.seat !== 'A'; now = await settled(page)) await goOn(page)
  await drag(page, SHOOTER, ...sprint)
  await asked(page, 'move where')
  await confirm(page)
  const sprinted = await asked(page, 'shoot turn')
  expect(inInches(sprinted.pieces[SHOOTER] as Point)).toEqual(near(sprint))
  await leave(seen)
})

test('a shot past the pipe is told before it is taken, and in the log', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const { file } = wished({
    answer: approach,
    isThere: ({ open, state }) => open.subject === 'shoot turn' && state.turn === 2 && open.seat === 'A',
  })
  await openMatch(page, inject('address'), file)
  await tap(page, SHOOTER)
  await page.waitForSelector('.scene-chip')
  await still(page)
  // A label is pressed like what it names, and tells everything once that is chosen.
  const label = await page.locator('.scene-chip', { hasText: 'pipe −1' }).boundingBox()
  if (!label) throw new Error('no label of the shot past the pipe')
  await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2)
  await page.waitForSelector('.scene-chip[data-whole] >> text=pipe −1')
  await page.waitForSelector('text=the pipe')
  expect(await page.textContent('.scene-words')).toMatch(/3 dice.*gunstick 3, skill \+1, pipe −1/)
  await seen.picture('4-shot-preview')
  await confirm(page)
  await settled(page)
  await seen.picture('5-dice')
  expect(await page.textContent('.ui-log')).toMatch(/Dalek 2 shoots at Cyberman 2/)
  await leave(seen)
})

test('beside a line about a deed of the bot, a button asks what it was after', { timeout: 300_000 }, async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const { file } = wished({
    answer: approach,
    isThere: ({ open, state }) => open.subject === 'shoot turn' && state.turn === 2 && open.seat === 'B',
    ben: 'bot',
  })
  await openMatch(page, inject('address'), file)
  await settled(page)
  await page.click('.ui-log-toggle')
  const ask = page.locator('.ui-log').getByRole('button', { name: /^What was it after\? Cyberman 2 / })
  // By keyboard: the answer is the next thing it reaches, and it comes back to the button afterwards.
  await ask.last().focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'What was it after?' })
  await panel.getByText(/not from what Ben hides/).waitFor({ timeout: 120_000 })
  await seen.picture('6-motive')
  expect(await panel.locator('.ui-decision-body').textContent()).toMatch(
    /What spoke for it|clearly worse|looked better|nothing else that you could know/,
  )
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await ask.last().evaluate((button) => button === document.activeElement)).toBe(true)
  // What is given up is worked out no further.
  await ask.first().click()
  await page
    .getByRole('button', { name: 'Never mind' })
    .or(panel.getByText(/not from what Ben hides/))
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await leave(seen)
})
