/**
 * The sight lab: opened in a match with the key V between two miniatures, by pointer and keyboard; ghosts that are committed or
 * dropped; and the lab without a match. Nothing done in the lab affects the match before it is confirmed.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { inch } from '../driver/inches'
import { approach, openMatch, SHOOTER, TARGET, wished } from './begun'
import { launch, type Visit, visit } from './launch'
import { drawn, pixelOf, settled, still, type Told, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const panel = (page: Page) => page.locator('.ui-sight')
const verdict = (page: Page, game: string) => page.locator(`.ui-verdict[data-game=${game}]`)

async function rest(page: Page, ref: string): Promise<void> {
  const figure = (await told(page)).figures[ref]
  if (!figure) throw new Error(`${ref} is not to be seen`)
  const { x, y } = await pixelOf(page, figure.at, figure.z + inch(0.4))
  await page.mouse.move(x, y)
}

async function carry(page: Page, ref: string, to: Point): Promise<void> {
  await rest(page, ref)
  const end = await pixelOf(page, to)
  await page.mouse.down()
  await page.mouse.move(end.x - 8, end.y - 8, { steps: 4 })
  await page.mouse.move(end.x, end.y)
  await drawn(page)
  await page.mouse.up()
}

/** In the second turn A may shoot past the pipe. Played once for all. */
let shooting: string | undefined
async function atShot({ onTestFailed }: TestContext): Promise<{ readonly seen: Visit; readonly before: Told }> {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-lab'))
  shooting ??= wished({
    answer: approach,
    isThere: ({ open, state }) => open.subject === 'shoot turn' && state.turn === 2 && open.seat === 'A',
  }).file
  await openMatch(seen.page, inject('address'), shooting)
  return { seen, before: await told(seen.page) }
}
/** V, from the shooter to its target. */
async function look(page: Page): Promise<void> {
  await rest(page, SHOOTER)
  await page.keyboard.press('v')
  await panel(page).waitFor()
  await rest(page, TARGET)
  await verdict(page, 'exterminate').getByText('Obstructed by the pipe').waitFor()
}
async function leave({ page, errors }: Visit): Promise<void> {
  expect(errors).toEqual([])
  await page.context().close()
}

test('V shows who sees whom, why not, and by which rules; other heights and its eyes are a key away', async (context) => {
  const { seen, before } = await atShot(context)
  const { page } = seen
  await look(page)
  expect(await verdict(page, 'exterminate').textContent()).toContain('EX-LOS-05')
  expect(await verdict(page, 'deadzone').textContent()).toMatch(/Line of sight: \d+ of 41 points are seen.*DZ-LOS-04/)
  expect(await verdict(page, 'vortex').textContent()).toMatch(/Fully visible: \d+ of 200 points.*VX-LOS-02/)
  // What is in the way is named on the table.
  await page.locator('.scene').getByText('The pipe').waitFor()
  await seen.picture('lab-line')

  // By keyboard: the next target, everything in sight, other heights.
  await page.keyboard.press('n')
  await page.keyboard.press('Shift+V')
  const counts = page.locator('.ui-sight-counts li')
  await counts.first().waitFor()
  const numbers = (await counts.allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(Object.keys(before.pieces).length - 1)
  await seen.picture('lab-everything')
  await page.getByLabel('Height of the eye').fill('80')
  const trueHeights = page.getByRole('button', { name: 'True heights' })
  await trueHeights.waitFor()
  const raised = (await counts.allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(raised[2]).toBeLessThanOrEqual(numbers[2] ?? 0)
  await trueHeights.click()

  // Through its eyes and back.
  await page.getByRole('button', { name: 'Through its eyes, and back' }).click()
  await still(page)
  await seen.picture('lab-eyes')
  await page.keyboard.press('Escape')
  await still(page)
  expect(await panel(page).count()).toBe(1)
  await leave(seen)
})

test('trying a place by pointer moves nothing, and nothing is drawn once it is over', async (context) => {
  const { seen, before } = await atShot(context)
  const { page } = seen
  await look(page)
  await carry(page, SHOOTER, { x: inch(20), y: inch(12) })
  await page.getByText('Nothing has moved').waitFor()
  await seen.picture('lab-ghost')
  await page.getByRole('button', { name: 'Put back' }).click()
  expect(await page.getByText('Nothing has moved').count()).toBe(0)
  await page.keyboard.press('v')
  expect(await panel(page).count()).toBe(0)
  const { entries, draft, pieces } = await still(page)
  expect([entries, draft, pieces]).toEqual([before.entries, before.draft, before.pieces])
  await leave(seen)
})

test('a place tried by keys is committed as the ordinary draft, and nothing is sent before it is confirmed', async (context) => {
  const { seen, before } = await atShot(context)
  const { page } = seen
  await look(page)
  await page.keyboard.press('g')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const changes = page.locator('.ui-sight-changes')
  await changes.locator('tr[data-changed]', { hasText: 'Range' }).waitFor()
  // Three halves of an inch and a tenth.
  expect(await panel(page).locator('.ui-sight-ghost').textContent()).toContain('Nothing has moved')
  await seen.picture('lab-ghost-keys')
  const far = page.getByRole('button', { name: 'Commit as a move' })
  expect(await far.isEnabled()).toBe(true)
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  await page.getByText('Cannot be a move now: Too far').waitFor()
  expect(await far.isEnabled()).toBe(false)
  await page.keyboard.press('Enter')
  expect((await told(page)).draft).toBe('idle')
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft')
  await page.getByText('The move is then confirmed').waitFor()
  await page.keyboard.press('Enter')
  const drafted = await until(page, ({ draft }) => draft === 'pathing')
  expect([drafted.entries, drafted.pieces]).toEqual([before.entries, before.pieces])
  expect(await panel(page).count()).toBe(0)
  await seen.picture('lab-committed')
  await page.keyboard.press('Enter')
  await until(page, ({ entries, isPlaying }) => entries > before.entries && !isPlaying)
  const to = (await settled(page)).pieces[SHOOTER]
  const from = before.pieces[SHOOTER]
  expect({ x: (to?.x ?? 0) - (from?.x ?? 0), y: (to?.y ?? 0) - (from?.y ?? 0) }).toEqual({ x: inch(1.6), y: 0 })
  await leave(seen)
})

test('Escape puts a ghost back before it leaves the lab; a layer tells of the match’s own areas', async (context) => {
  const { seen } = await atShot(context)
  const { page } = seen
  await look(page)
  await page.keyboard.press('g')
  await page.keyboard.press('ArrowUp')
  await page.locator('.ui-sight-ghost').waitFor()
  await page.keyboard.press('Escape')
  expect([await page.locator('.ui-sight-ghost').count(), await panel(page).count()]).toEqual([0, 1])
  await page.locator('select[data-part=layer]').selectOption('from B')
  await layerMade(page)
  const place = await pixelOf(page, { x: inch(6), y: inch(6) })
  await page.mouse.move(place.x, place.y)
  await page
    .locator('.ui-exposure-facts', { hasText: /Seen from \d+(\.\d+)?% of Ben’s deployment area; (hidden|seen)/ })
    .waitFor()
  await leave(seen)
})

/** Waits until the layer chosen is there and nothing is computed any more. */
const layerMade = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.ui-bands') && !document.querySelector('.ui-exposure-working'))

test('the lab alone: a table without a match, its miniatures dragged about; every layer', { timeout: 180_000 }, async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'), { width: 390, height: 844, language: 'fr' })
  onTestFailed(() => seen.picture('failed-lab-alone'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast`)
  await page.getByRole('button', { name: /Labo de visée/ }).click()
  await panel(page).waitFor()
  await page.waitForFunction(() => 'sightline' in window)
  await still(page)
  expect(await verdict(page, 'vortex').textContent()).toContain('VX-LOS')
  await seen.picture('lab-alone')
  const to = { x: inch(9), y: inch(12) }
  await carry(page, 'A1', to)
  await page.getByText('Rien n’a bougé').waitFor()
  await still(page)
  await page.locator('.ui-sight-ghost').scrollIntoViewIfNeeded()
  await seen.picture('lab-alone-ghost')
  const start = (await told(page)).figures.A1?.at
  await page.getByRole('button', { name: 'La poser ici' }).click()
  await still(page)
  const { at } = (await told(page)).figures.A1 ?? { at: { x: 0, y: 0 } }
  expect(at).not.toEqual(start)
  expect(Math.abs(at.x - to.x) + Math.abs(at.y - to.y)).toBeLessThan(inch(1))
  expect(await verdict(page, 'exterminate').textContent()).toContain('EX-LOS-04')
  // The whole table at once, computed by workers: every layer there is, with its legend.
  const layers = page.locator('select[data-part=layer]')
  const keys = await layers
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean))
  expect(keys).toEqual(
    expect.arrayContaining(['exposure', 'cross far', 'height near', 'objective middle', 'lanes', 'fair turned']),
  )
  const legends = new Set<string>()
  for (const key of keys) {
    await layers.selectOption(key)
    await layerMade(page)
    const bands = await page.locator('.ui-band').allTextContents()
    // This table turned round is itself: there is one band, of no difference at all.
    expect([key, bands.length > 1]).toEqual([key, key !== 'fair turned'])
    legends.add(bands.join())
  }
  // Shares, heights, objectives, lanes and differences each have bands of their own.
  expect(legends.size).toBeGreaterThan(4)
  await layers.selectOption('height far')
  await layerMade(page)
  const place = await pixelOf(page, { x: inch(6), y: inch(28) })
  await page.mouse.move(place.x, place.y)
  const reader = page.locator('[data-reader]')
  await reader.getByText(/^Bord opposé\s?: en vue depuis \d+.*; (caché|vu)/).waitFor()
  // By keyboard the neighbour is read; a band tells how many places are in it.
  const read = await reader.locator('.ui-exposure-here').textContent()
  await reader.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.waitForFunction((was) => document.querySelector('.ui-exposure-here')?.textContent !== was, read)
  await page.locator('.ui-band').first().focus()
  expect(await page.locator('.ui-legend-read').textContent()).toMatch(/des endroits, \d+ en tout/)
  await seen.picture('lab-exposure')
  // A map past the limit is refused with what it would take.
  await page.locator('select[data-part=cell]').selectOption(String(inch(0.1)))
  expect(await page.getByRole('alert').textContent()).toMatch(
    /prendrait environ .* Mo ; 256 Mo au plus|prendrait environ .* Mo.*256/,
  )
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
