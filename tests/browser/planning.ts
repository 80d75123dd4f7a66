/** Helpers for tests of the layout planner in the browser: reading the open layout, opening the planner, using the mouse. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Point } from '../../src/geometry/types'
import type { LayoutDocument } from '../../src/planner/document'
import { shared } from '../../src/planner/share'
import { pixelOf, still } from './player'

type PlanTold = LayoutDocument & { readonly selection: readonly string[]; readonly frames: number }
type Telling = { readonly sightline?: { told(): PlanTold } }

export const planned = (page: Page): Promise<PlanTold> =>
  page.evaluate(() => (window as unknown as Required<Telling>).sightline.told())
export const pieceOf = async (page: Page, ref: string) => (await planned(page)).pieces.find((piece) => piece.ref === ref)

/** Waits until the open table has this many pieces. */
export const piecesAre = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => (window as unknown as Telling).sightline?.told().pieces?.length === wanted, count)

/** Waits until the table is drawn and the planner can be used. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.ui-plan-palette').waitFor()
  await page.waitForFunction(() => (window as unknown as Telling).sightline?.told().frames)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
}
/** Opens the planner on a new table, or on what the fragment names. */
export async function arrive(page: Page, fragment = '#/plan'): Promise<void> {
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast${fragment}`)
  await ready(page)
}
/** Opens the planner on this layout through a link. */
export async function arriveWith(page: Page, layout: LayoutDocument): Promise<void> {
  const link = shared(layout)
  if (!link.ok) throw new Error(`no link: ${link.reason.key}`)
  await arrive(page, `#/plan/${link.value.fragment}`)
}

/** The stored text of the layout that was open last; undefined if none is stored. */
const keptText = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const id = localStorage.getItem('sightline-planner-open')
    // Nothing is stored yet. Opening the database now would create an empty one.
    if (id === null) return undefined
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
    const database = await asked(indexedDB.open('sightline-layouts'))
    const row: { readonly text: string } | undefined = await asked(database.transaction('layouts').objectStore('layouts').get(id))
    database.close()
    return row?.text
  })

/** Waits until the open layout is stored on the device in its current form. */
export async function kept(page: Page): Promise<void> {
  const { name, pieces } = await planned(page)
  await expect.poll(async () => JSON.parse((await keptText(page)) ?? '{}')).toMatchObject({ name, pieces })
}

/** A JSON file for a file input. */
export const json = (name: string, value: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
})
interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}
/** Puts files into the dialog that opens layouts and files of other programs. */
export async function openFiles(page: Page, ...files: readonly (Given | string)[]): Promise<void> {
  await page.getByRole('button', { name: /^(Open|Ouvrir)…$/ }).click()
  await page.locator('.ui-dialog input[type=file]').setInputFiles(files as never)
}
/** Accepts an import, which makes it the open layout. */
export async function takeImported(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put it on the table' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
/** Starts a match of Exterminate! for two persons on the open layout, through the lobby, and waits until the table is at rest. */
export async function playOn(page: Page, inLobby?: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Play Doctor Who: Exterminate! on it' }).click()
  const other = page.locator('.ui-lobby-seat[data-seat=B]')
  await other.locator('label.ui-segment', { hasText: /^Person$/ }).click()
  await inLobby?.()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/#\/match\//)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
  await still(page)
}
/** Starts a match of Exterminate! on the open layout with deployment in strips. */
export async function playExterminate(page: Page): Promise<void> {
  const choice = (label: string) => page.locator(`label:has(> .ui-label:text-is("${label}")) select`)
  await choice('For').selectOption({ label: 'Doctor Who: Exterminate!' })
  const areas = choice('Deployment')
  const [strips] = await areas.locator('option').filter({ hasText: 'Strips, near and far' }).all()
  await areas.selectOption((await strips?.getAttribute('value')) ?? '')
  await playOn(page)
}

export async function pull(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x - 12, to.y - 6, { steps: 4 })
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

/** Drags a piece from the palette onto the table. */
export async function bring(page: Page, kind: string, to: Point): Promise<void> {
  const tile = page.locator(`[data-kind="${kind}"]`)
  await tile.scrollIntoViewIfNeeded()
  const box = await tile.boundingBox()
  if (!box) throw new Error(`no ${kind} in the palette`)
  await pull(page, { x: box.x + box.width / 2, y: box.y + 30 }, await pixelOf(page, to))
}
