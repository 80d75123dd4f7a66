/** Vortex nodes of Exterminate!: laid on the table by pointer, taken by moving onto them, turned over, and used. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { beforeNode, NODE, openMatch, SHOOTER, TARGET, wished } from './begun'
import { launch, type Visit, visit } from './launch'
import { asked, confirm, drag, goOn, pixelOf, settled, type Told, take, tap, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

async function click(page: Page, x: number, y: number): Promise<void> {
  const at = await pixelOf(page, { x: inch(x), y: inch(y) })
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.up()
}

/** The strip with what is asked, and what is wrong with what was tried. */
const strip = (page: Page) => page.locator('.ui-prompt')
const logOf = async (page: Page): Promise<string> => (await page.locator('.ui-log').textContent()) ?? ''

/** Runs onto the node, takes it, and waits for it to be turned over. */
async function takeNode(seen: Visit, face: string): Promise<Told> {
  const { page } = seen
  await asked(page, 'move turn')
  await drag(page, SHOOTER, ...NODE.at)
  await asked(page, 'move where')
  await confirm(page)
  const takes = await asked(page, 'take nodes')
  expect(takes.tokens[NODE.ref]).toMatchObject({ face: 'node-down' })
  await seen.picture(`nodes-take-${face}`)
  await take(page, 'Take vortex node 1')
  const taken = await until(page, (now) => now.tokens[NODE.ref]?.carriedBy === SHOOTER && !now.isPlaying)
  expect(taken.tokens[NODE.ref]).toMatchObject({ face, carriedBy: SHOOTER })
  return settled(page)
}

/** The card of a figure tapped, as it is read. */
async function cardOf(page: Page, ref: string): Promise<string> {
  await tap(page, ref)
  const card = page.locator('.piece-card')
  await card.waitFor()
  return (await card.innerText()) ?? ''
}

test('nodes are laid down by pointer in turn, refused with the reason where they may not lie', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-nodes'))
  const { page } = seen
  const { file } = wished({ options: { scenario: 'meeting' }, isThere: ({ open: { subject } }) => subject === 'node where' })
  await openMatch(page, inject('address'), file)
  expect(await asked(page, 'node where')).toMatchObject({ seat: 'A' })
  await seen.picture('nodes-1-to-place')

  const enough = strip(page).getByRole('button', { name: 'Confirm' })
  await click(page, 3, 18)
  await strip(page).getByText('Too close to the table’s edge.').waitFor()
  expect(await enough.isDisabled()).toBe(true)
  await seen.picture('nodes-2-refused')
  await click(page, 14, 15)
  await until(page, (now) => now.draft === 'placing')
  await enough.and(page.locator(':enabled')).waitFor()
  await seen.picture('nodes-3-laid')
  // Not yet: it may be moved on before it is confirmed.
  expect((await told(page)).pieces.n1).toBeUndefined()
  await enough.click()
  const first = await until(page, (now) => now.seat === 'B' && now.subjects.includes('node where'))
  expect(first.tokens.n1).toMatchObject({ face: 'node-down' })
  const { at = { x: 0, y: 0 } } = first.tokens.n1 ?? {}
  expect(Math.hypot(at.x - inch(14), at.y - inch(15))).toBeLessThan(inch(0.5))

  await click(page, 16, 12.5)
  await strip(page)
    .getByText(/too close to vortex node 1/i)
    .waitFor()
  await click(page, 24, 21.5)
  await enough.and(page.locator(':enabled')).click()
  const second = await until(page, (now) => now.seat === 'A' && now.subjects.includes('node where'))
  expect(Object.keys(second.pieces).sort()).toEqual(['n1', 'n2'])
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('a move that ends on a node takes it: the temporal anomaly gives a shot at once, and its carrier’s card names it', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-temporal'))
  const { page } = seen
  await openMatch(page, inject('address'), beforeNode('temporal').file)
  expect(await takeNode(seen, 'node-temporal')).toMatchObject({ seat: 'A', subjects: ['free shot'] })
  await seen.picture('nodes-4-temporal')
  expect(await logOf(page)).toMatch(/Dalek 2 takes vortex node 1: it is a temporal anomaly, 1 point/i)

  await tap(page, TARGET)
  await until(page, (now) => now.draft === 'choosing')
  await seen.picture('nodes-5-free-shot')
  await confirm(page)
  const shot = await settled(page)
  expect(shot.subjects).not.toContain('free shot')
  expect(await logOf(page)).toMatch(/Dalek 2 takes a free shot at Cyberman 2/)
  // The windows of the shot, then the rest of the move.
  for (let now = shot; !now.subjects.includes('move turn'); now = await settled(page)) {
    if (now.subjects.includes('move where')) {
      await drag(page, SHOOTER, NODE.at[0] - 1, NODE.at[1])
      await until(page, ({ draft }) => draft === 'pathing')
      await confirm(page)
      await asked(page, 'move turn')
    } else await goOn(page)
  }
  const card = await cardOf(page, SHOOTER)
  expect(card).toMatch(/Vortex node 1: temporal anomaly/i)
  await seen.picture('nodes-6-carrier')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('the spatial disturbance throws its taker on: a whole move more, by drag', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-spatial'))
  const { page } = seen
  await openMatch(page, inject('address'), beforeNode('spatial').file)
  const thrown = await takeNode(seen, 'node-spatial')
  expect(thrown).toMatchObject({ seat: 'A', subjects: ['move where'] })
  await strip(page).getByText('An extra move for Dalek 2').waitFor()
  expect(await strip(page).getByRole('button', { name: 'Stay here' }).isEnabled()).toBe(true)
  await seen.picture('nodes-7-spatial')
  const before = thrown.pieces[SHOOTER]
  await drag(page, SHOOTER, NODE.at[0] - 1, NODE.at[1] - 3.5)
  await until(page, ({ draft }) => draft === 'pathing')
  await seen.picture('nodes-8-extra-move')
  await confirm(page)
  const after = await asked(page, 'move turn')
  const now = after.pieces[SHOOTER]
  expect(now && before && Math.hypot(now.x - before.x, now.y - before.y)).toBeGreaterThan(inch(3))
  // It goes where its carrier goes.
  expect(after.tokens[NODE.ref]).toMatchObject({ carriedBy: SHOOTER, at: now })
  expect(await logOf(page)).toMatch(/Dalek 2 moves another 3\.\d″/)
  expect(seen.errors).toEqual([])
  await page.context().close()
})
