/** The layout planner: a small layout is built by mouse and keyboard, undone, stored and shared, and a fault is reported. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { emptyLayout, type LayoutArea, type LayoutPiece } from '../../src/planner/document'
import { inch } from '../driver/inches'
import { launch, type Visit, visit } from './launch'
import { arrive, arriveWith, bring, kept, pieceOf, piecesAre, planned, pull, ready } from './planning'
import { pixelOf } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

async function visitor({ onTestFailed }: TestContext): Promise<Visit> {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner'))
  return seen
}
async function leave({ page, errors, strangers }: Visit): Promise<void> {
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
}

/** Crates on a container, and two barricades. */
const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) })
const FOUR: readonly LayoutPiece[] = [
  { ref: 'container-1', kind: 'container', at: at(24, 20), heading: 0 },
  { ref: 'crates-long-1', kind: 'crates-long', at: at(24, 20), heading: 0, z: inch(2), on: 'container-1' },
  { ref: 'barricade-1', kind: 'barricade', at: at(24, 26), heading: 15 },
  { ref: 'barricade-2', kind: 'barricade', at: at(30, 28), heading: 15 },
]
/** Each side deploys along its edge. */
const strip = (ref: string, seat: 'A' | 'B', y: number): LayoutArea => ({
  ref,
  seat,
  outlines: [[at(0, y), at(48, y), at(48, y + 6), at(0, y + 6)]],
})
const AREAS = [strip('area-1', 'A', 0), strip('area-2', 'B', 42)]
const four = (pieces = FOUR) => emptyLayout('Four things', inch(48), inch(48), { pieces, areas: AREAS })

/** Where a place is on the plan. */
const planPixel = (page: Page, place: Point): Promise<Point> =>
  page.evaluate(({ x, y }) => {
    const matrix = document.querySelector<SVGSVGElement>('.ui-plan-view')?.getScreenCTM()
    const { x: left, y: top } = new DOMPoint(x, -y).matrixTransform(matrix ?? undefined)
    return { x: left, y: top }
  }, place)

test('a layout is built from nothing by mouse, one piece on another', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast#/`)
  await page.getByRole('button', { name: /Layout planner/ }).click()
  await ready(page)
  expect((await planned(page)).pieces).toEqual([])

  // Two pieces out of the palette, one set down on the other, which is then dragged and takes it along.
  await bring(page, 'container', at(12, 20))
  await bring(page, 'crates-long', at(12, 20))
  expect(await pieceOf(page, 'container-1')).toMatchObject({ at: at(12, 20) })
  expect(await pieceOf(page, 'crates-long-1')).toMatchObject({ on: 'container-1', z: inch(2) })
  await page.keyboard.press('Escape')
  // The side of the container, below the crates.
  const grip = at(10.6, 18.6)
  await pull(page, await pixelOf(page, grip, inch(1.9)), await pixelOf(page, { x: inch(22.6), y: grip.y }, inch(1.9)))
  const moved = await pieceOf(page, 'container-1')
  expect(moved?.at.x).toBeGreaterThan(inch(20))
  expect((await pieceOf(page, 'crates-long-1'))?.at.x).toBe(moved?.at.x)
  await leave(seen)
})

test('by keyboard alone: moved, turned, doubled; a fault is told with its place; a locked piece stays', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await arriveWith(page, four(FOUR.slice(0, 2)))
  await page.locator('[data-kind="barricade"]').focus()
  await page.keyboard.press('Enter')
  expect((await planned(page)).selection).toEqual(['barricade-1'])
  const laid = (await pieceOf(page, 'barricade-1'))?.at ?? at(0, 0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('r')
  expect(await pieceOf(page, 'barricade-1')).toMatchObject({ at: { x: laid.x, y: laid.y - inch(0.6) }, heading: 15 })
  await page.keyboard.press('Control+d')
  expect((await planned(page)).pieces).toHaveLength(4)
  // Numbers put it into the first one: a fault, told with both names, and its place is shown.
  await page.getByLabel('From the left').fill(String(laid.x / inch(1)))
  await page.keyboard.press('Enter')
  const fault = page.locator('.ui-plan-findings [data-weight=fault]')
  await fault.waitFor()
  expect(await fault.textContent()).toMatch(/Barricade 1.*Barricade 2|Barricade 2.*Barricade 1/)
  await fault.getByRole('button').click()
  await seen.picture('planner')

  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('k')
  const before = await planned(page)
  await page.keyboard.press('ArrowRight')
  await page.locator('.ui-plan-notice').getByText('locked').waitFor()
  expect((await planned(page)).pieces).toEqual(before.pieces)
  await leave(seen)
})

test('on the plan a piece is dragged, an area with a dent drawn, and a piece comes back from the clipboard', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await arriveWith(page, four())
  await page.keyboard.press('t')
  const flat = await page.locator('.ui-plan-piece[data-ref="container-1"]').boundingBox()
  if (!flat) throw new Error('the container is not on the plan')
  await pull(page, { x: flat.x + 4, y: flat.y + 4 }, { x: flat.x + 4, y: flat.y - 60 })
  expect((await pieceOf(page, 'container-1'))?.at.y).toBeGreaterThan(inch(21))
  await seen.picture('planner-plan')

  // Corner after corner, then moved by keys.
  await page.getByRole('button', { name: 'Draw an outline' }).click()
  for (const [x, y] of [
    [2, 12],
    [10, 12],
    [10, 16],
    [5, 16],
    [5, 22],
    [2, 22],
  ] as const) {
    const { x: left, y: top } = await planPixel(page, at(x, y))
    await page.mouse.click(left, top)
  }
  await page.keyboard.press('Enter')
  const area = (await planned(page)).areas.at(-1)
  expect(area?.outlines).toHaveLength(2)
  expect((await planned(page)).selection).toEqual([area?.ref])
  await page.locator('.ui-plan-handle[data-kind=move]').focus()
  await page.keyboard.press('ArrowRight')
  expect((await planned(page)).areas.at(-1)?.outlines[0]?.[0]?.x).toBe((area?.outlines[0]?.[0]?.x ?? 0) + inch(0.5))
  await page.getByLabel('Draw it from').selectOption({ index: 1 })
  await page.locator('.ui-plan-reach').first().waitFor({ state: 'attached' })
  // Bare ground takes the keys back from the panel.
  const bare = await planPixel(page, at(42, 20))
  await page.mouse.click(bare.x, bare.y)
  await page.keyboard.press('n')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await piecesAre(page, 5)
  await page.keyboard.press('Control+z')
  await piecesAre(page, 4)
  await seen.picture('planner-area')
  await leave(seen)
})

test('a layout is kept on the device; another one is undone to nothing; a file that is no good changes nothing', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await arriveWith(page, four())
  await page.getByLabel('Name of the layout').fill('Yard')
  const all = await planned(page)
  await kept(page)
  // The page is left and opened anew, without the link.
  await page.goto('about:blank')
  await arrive(page)
  await piecesAre(page, 4)
  expect((await planned(page)).pieces).toEqual(all.pieces)
  expect(await page.getByLabel('Name of the layout').inputValue()).toBe('Yard')

  // Undone to nothing: a new table, three things, and back.
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: 'New' }).click()
  for (const kind of ['wall', 'pipe', 'barrels']) await page.locator(`[data-kind="${kind}"]`).click()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  expect((await planned(page)).pieces).toHaveLength(2)
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z')
  expect((await planned(page)).pieces).toEqual([])
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  await page.keyboard.press('Control+y')
  expect((await planned(page)).pieces).toHaveLength(1)

  // The file is named with the place where it goes wrong, and what is open stays.
  await page.getByRole('button', { name: 'Open…' }).click()
  const text = JSON.stringify({ format: 'sightline-layout', version: 1, name: '', size: { width: 'wide', depth: 1 } })
  await page
    .locator('.ui-dialog input[type=file]')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('.ui-plan-notice').getByText('size.width').waitFor()
  expect((await planned(page)).pieces).toHaveLength(1)
  // The first is among those kept.
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: /Yard/ }).click()
  await piecesAre(page, 4)
  await leave(seen)
})

test('under a symmetry a piece and its twin move as one', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await arrive(page)
  await page.getByRole('region', { name: 'Table', exact: true }).getByLabel('Symmetry').selectOption('turned')
  await page.locator('[data-kind="rocks"]').click()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  const rocks = (await planned(page)).pieces
  expect(rocks.map(({ kind }) => kind)).toEqual(['rocks', 'rocks'])
  const [rock, twin] = rocks
  expect(twin?.at).toEqual({ x: inch(48) - (rock?.at.x ?? 0), y: inch(48) - (rock?.at.y ?? 0) })
  await leave(seen)
})

test('the link of a layout opens it for somebody else', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await arriveWith(page, four())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Save and share' }).click()
  await page.getByRole('menuitem', { name: 'Copy a link' }).click()
  await page.locator('.ui-plan-notice').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const fragment = link.slice(link.indexOf('#'))
  expect(fragment).toMatch(/^#\/plan\/layout=1/)
  const other = await visit(browser, inject('address'), { language: 'fr' })
  await arrive(other.page, fragment)
  expect((await planned(other.page)).pieces).toEqual(FOUR)
  await other.page.getByText('Décors', { exact: true }).first().waitFor()
  await other.picture('planner-french')
  await leave(other)
  await leave(seen)
})
