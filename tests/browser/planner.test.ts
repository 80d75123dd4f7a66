/** The layout planner: a small layout built from nothing by mouse and keyboard, undone, kept, shared, and a fault read. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import type { LayoutDocument } from '../../src/planner/document'
import { inch } from '../driver/inches'
import { launch, visit } from './launch'
import { pixelOf } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

type Told = LayoutDocument & { readonly selection: readonly string[]; readonly frames: number }
const planned = (page: Page): Promise<Told> =>
  page.evaluate(() => (window as unknown as { sightline: { told(): Told } }).sightline.told())
const pieceOf = async (page: Page, ref: string) => (await planned(page)).pieces.find((piece) => piece.ref === ref)

async function arrive(page: Page, fragment: string): Promise<void> {
  await page.goto(`${inject('address')}?quality=test&motion=reduced${fragment}`)
  await ready(page)
}
async function ready(page: Page): Promise<void> {
  await page.locator('.ui-plan-palette').waitFor()
  await page.waitForFunction(() => (window as unknown as { sightline?: { told(): Told } }).sightline?.told().frames)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
}

async function pull(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x - 12, to.y - 6, { steps: 4 })
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

/** Where a place is on the plan. */
const planPixel = (page: Page, at: Point): Promise<Point> =>
  page.evaluate(({ x, y }) => {
    const matrix = document.querySelector<SVGSVGElement>('.ui-plan-view')?.getScreenCTM()
    const { x: left, y: top } = new DOMPoint(x, -y).matrixTransform(matrix ?? undefined)
    return { x: left, y: top }
  }, at)

/** Out of the palette onto the table. */
async function bring(page: Page, kind: string, to: Point): Promise<void> {
  const tile = page.locator(`[data-kind="${kind}"]`)
  await tile.scrollIntoViewIfNeeded()
  const box = await tile.boundingBox()
  if (!box) throw new Error(`no ${kind} in the palette`)
  await pull(page, { x: box.x + box.width / 2, y: box.y + 30 }, await pixelOf(page, to))
}

test('a layout is built by hand, undone, kept, shared, and its faults are read', { timeout: 120_000 }, async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced#/`)
  await page.getByRole('button', { name: /Layout planner/ }).click()
  await ready(page)
  expect((await planned(page)).pieces).toEqual([])

  // By mouse: two pieces out of the palette, one set down on the other, which is then dragged and takes it along.
  await bring(page, 'container', { x: inch(12), y: inch(20) })
  await bring(page, 'crates-long', { x: inch(12), y: inch(20) })
  expect(await pieceOf(page, 'container-1')).toMatchObject({ at: { x: inch(12), y: inch(20) } })
  expect(await pieceOf(page, 'crates-long-1')).toMatchObject({ on: 'container-1', z: inch(2) })
  await page.keyboard.press('Escape')
  // The side of the container, below the crates.
  const grip = { x: inch(10.6), y: inch(18.6) }
  await pull(page, await pixelOf(page, grip, inch(1.9)), await pixelOf(page, { x: inch(22.6), y: grip.y }, inch(1.9)))
  const moved = await pieceOf(page, 'container-1')
  expect(moved?.at.x).toBeGreaterThan(inch(20))
  expect((await pieceOf(page, 'crates-long-1'))?.at.x).toBe(moved?.at.x)

  // By keyboard alone: a piece from the palette, moved, turned, doubled.
  await page.locator('[data-kind="barricade"]').focus()
  await page.keyboard.press('Enter')
  expect((await planned(page)).selection).toEqual(['barricade-1'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('r')
  expect(await pieceOf(page, 'barricade-1')).toMatchObject({
    at: { x: inch(24), y: inch(24) - inch(0.6) },
    heading: 15,
  })
  await page.keyboard.press('Control+d')
  expect((await planned(page)).pieces).toHaveLength(4)
  // Numbers put it into the first one: a fault, told with both names, and its place is shown.
  await page.getByLabel('From the left').fill('24')
  await page.keyboard.press('Enter')
  const fault = page.locator('.ui-plan-findings [data-weight=fault]')
  await fault.waitFor()
  expect(await fault.textContent()).toMatch(/Barricade 1.*Barricade 2|Barricade 2.*Barricade 1/)
  await fault.getByRole('button').click()
  await seen.picture('planner')

  // A locked piece stays, and says so.
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.press('k')
  const before = await planned(page)
  await page.keyboard.press('ArrowRight')
  await page.locator('.ui-plan-notice').getByText('locked').waitFor()
  expect((await planned(page)).pieces).toEqual(before.pieces)
  await page.keyboard.press('k')

  // The same on the plan: a piece picked and dragged there.
  await page.keyboard.press('t')
  const flat = await page.locator('.ui-plan-piece[data-ref="container-1"]').boundingBox()
  if (!flat) throw new Error('the container is not on the plan')
  await pull(page, { x: flat.x + 4, y: flat.y + 4 }, { x: flat.x + 4, y: flat.y - 60 })
  expect((await pieceOf(page, 'container-1'))?.at.y).toBeGreaterThan(inch(21))
  await seen.picture('planner-plan')

  // An area with a dent is drawn there, corner after corner, and moved by keys; a piece comes back from the clipboard.
  await page.getByRole('button', { name: 'Draw an outline' }).click()
  for (const [x, y] of [
    [2, 12],
    [10, 12],
    [10, 16],
    [5, 16],
    [5, 22],
    [2, 22],
  ] as const) {
    const { x: left, y: top } = await planPixel(page, { x: inch(x), y: inch(y) })
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
  const bare = await planPixel(page, { x: inch(42), y: inch(20) })
  await page.mouse.click(bare.x, bare.y)
  await page.keyboard.press('n')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await page.waitForFunction(() => (window as unknown as { sightline: { told(): Told } }).sightline.told().pieces.length === 5)
  await page.keyboard.press('Control+z')
  await seen.picture('planner-area')

  // Kept on the device: it is there again after a reload.
  await page.getByLabel('Name of the layout').fill('Four things')
  const all = await planned(page)
  await page.waitForTimeout(600)
  await page.reload()
  await page.locator('.ui-plan-palette').waitFor()
  await page.waitForFunction(() => (window as unknown as { sightline?: { told(): Told } }).sightline?.told().pieces.length === 4)
  expect((await planned(page)).pieces).toEqual(all.pieces)
  expect(await page.getByLabel('Name of the layout').inputValue()).toBe('Four things')

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

  // A file that is no good is named with the place where it goes wrong, and what is open stays.
  await page.getByRole('button', { name: 'Open…' }).click()
  const text = JSON.stringify({ format: 'sightline-layout', version: 1, name: '', size: { width: 'wide', depth: 1 } })
  await page
    .locator('.ui-dialog input[type=file]')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('.ui-plan-notice').getByText('size.width').waitFor()
  expect((await planned(page)).pieces).toHaveLength(1)

  // Under a symmetry a piece and its twin move as one.
  await page.getByRole('region', { name: 'Table', exact: true }).getByLabel('Symmetry').selectOption('turned')
  await page.locator('[data-kind="rocks"]').click()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  const rocks = (await planned(page)).pieces.filter(({ kind }) => kind === 'rocks')
  expect(rocks).toHaveLength(2)
  const [rock, twin] = rocks
  expect(twin?.at).toEqual({ x: inch(48) - (rock?.at.x ?? 0), y: inch(48) - (rock?.at.y ?? 0) })

  // The first is among those kept; its link opens it for somebody else.
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: /Four things/ }).click()
  await page.waitForFunction(() => (window as unknown as { sightline: { told(): Told } }).sightline.told().pieces.length === 4)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Save and share' }).click()
  await page.getByRole('menuitem', { name: 'Copy a link' }).click()
  await page.locator('.ui-plan-notice').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const fragment = link.slice(link.indexOf('#'))
  expect(fragment).toMatch(/^#\/plan\/layout=1/)
  const other = await visit(browser, inject('address'), { language: 'fr' })
  await arrive(other.page, fragment)
  const opened = await planned(other.page)
  expect(opened.pieces.map(({ kind, at, heading, z }) => ({ kind, at, heading, z }))).toEqual(
    all.pieces.map(({ kind, at, heading, z }) => ({ kind, at, heading, z })),
  )
  await other.page.getByText('Décors', { exact: true }).first().waitFor()
  await other.picture('planner-french')
  expect([...seen.errors, ...other.errors]).toEqual([])
  expect([...seen.strangers, ...other.strangers]).toEqual([])
})
