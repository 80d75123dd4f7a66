/** A map, a compressed model, a save and a ground picture are imported with their pictures, and the layouts are played on. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { inch } from '../driver/inches'
import { halves } from '../planner/mat/pictures'
import { packedWithDraco } from '../planner/own/packers'
import { boxOf } from '../planner/own/shapes'
import { give } from './begun'
import { colourAt, colours } from './colours'
import { launch, visit } from './launch'
import { arrive, json, openFiles, piecesAre, planned, playExterminate, takeImported } from './planning'
import { still } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const RED = [220, 20, 20] as const
const BLUE = [20, 20, 220] as const
/** A table of three feet with one wall, and its picture in two colours. */
const MAP = {
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 36, y: 36 }, pixels_per_grid: 20 },
  line_of_sight: [[4, 12].map((x) => ({ x, y: 28 }))],
  portals: [],
  image: halves(720, 720, RED, BLUE).toString('base64'),
}
const SAVE = {
  SaveName: 'Crates',
  ObjectStates: [-10, 10].map((posX) => ({
    Name: 'BlockSquare',
    Transform: { posX, posY: 1, posZ: posX, scaleX: 2, scaleY: 2, scaleZ: 2 },
  })),
}
/** A slab of four inches in one colour, in millimetres and as models for pictures stand: y is up. */
const SLAB = new Float32Array(boxOf([-50, 0, -50], [50, 25, 50]).flat(2))

const NOWHERE = { x: 0, y: 0 }
/** The colour of the slab's top, where it stands. */
const onSlab = (page: Page, { x, y }: Point) => colourAt(page, x / inch(1), y / inch(1), 1)

test('a map with its picture, a compressed GLB, a save and a picture as the ground are played on, with their pictures, on another device, too', {
  timeout: 300_000,
}, async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner-world'))
  const { page, errors, strangers } = seen
  await arrive(page)
  // A map, and on it a model that Draco packed.
  await openFiles(page, json('yard.uvtt', MAP))
  await page.getByRole('switch', { name: 'The map’s picture as the ground' }).waitFor()
  await takeImported(page)
  await piecesAre(page, 1)
  await page.locator('.ui-own-shelf input[type=file]').setInputFiles({
    name: 'slab.glb',
    mimeType: 'model/gltf-binary',
    buffer: Buffer.from(await packedWithDraco(SLAB, [0, 0.12, 0, 1])),
  })
  await page.locator('[data-step=placing]').waitFor()
  await page.getByLabel('One unit of the file is').selectOption('mm')
  await page.getByText('3.9″ wide, 3.9″ deep, 1″ high.').waitFor()
  await page.locator('.ui-own-side[aria-busy=false]').waitFor()
  await page.getByRole('button', { name: 'Put it on the table' }).click()
  await piecesAre(page, 2)
  const slab = (await planned(page)).pieces[1]
  if (!slab) throw new Error('no slab')
  await page.keyboard.press('Escape')
  await playExterminate(page)
  await expect.poll(() => colours(page, 24)).toEqual(['red', 'blue'])
  await expect.poll(() => onSlab(page, slab.at)).toBe('green')
  await seen.picture('planner-world-map')

  // A save, with the slab that this device kept and a picture of its own as the ground.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Open this table in the planner' }).click()
  await page.waitForURL(/#\/plan/)
  await piecesAre(page, 2)
  await openFiles(page, json('TS_Save_1.json', SAVE))
  await page.getByRole('heading', { name: 'Save of Tabletop Simulator' }).waitFor()
  for (const side of ['Width', 'Depth']) {
    await page.getByRole('dialog').getByLabel(side, { exact: true }).fill('36')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('status').filter({ hasText: '2 pieces on a table of 36″ by 36″.' }).waitFor()
  await takeImported(page)
  await piecesAre(page, 2)
  await page.locator(`[data-own="${slab.kind.replace('own/', '')}"]`).click()
  await piecesAre(page, 3)
  await page.locator('[aria-label="Table"] input[type=file]').setInputFiles({
    name: 'ground.png',
    mimeType: 'image/png',
    buffer: halves(360, 360, BLUE, RED),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Lay it on the table' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const again = (await planned(page)).pieces.find(({ kind }) => kind === slab.kind)
  await page.keyboard.press('Escape')
  await playExterminate(page)
  await expect.poll(() => colours(page, 24)).toEqual(['blue', 'red'])
  await expect.poll(() => onSlab(page, again?.at ?? NOWHERE)).toBe('green')
  // The crates of the save stand on it: neither colour of the ground is seen there.
  await expect.poll(() => colourAt(page, 8, 8, 2)).toMatch(/\d/)
  await seen.picture('planner-world-save')

  // Its file shows the same on another device, whose planner goes on with what was open there.
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('.ui-menu-item:has-text("Export")')])
  const file = readFileSync(await download.path(), 'utf8')
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
  const other = await visit(browser, inject('address'))
  onTestFailed(() => other.picture('failed-planner-world-other'))
  await other.page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast`)
  await give(other.page, file)
  await other.page.waitForURL(/#\/match\//)
  await other.page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
  await still(other.page)
  await expect.poll(() => colours(other.page, 24)).toEqual(['blue', 'red'])
  await expect.poll(() => onSlab(other.page, again?.at ?? NOWHERE)).toBe('green')
  expect(await other.page.evaluate(() => localStorage.getItem('sightline-planner-open'))).toBeNull()
  expect([other.errors, other.strangers]).toEqual([[], []])
  await other.page.context().close()
})
