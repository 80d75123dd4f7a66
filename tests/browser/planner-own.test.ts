/** Own pieces in the planner: an STL becomes a piece, its solids are adjusted by hand and by keys, and it is kept, undone and carried in a file. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { LayoutDocument } from '../../src/planner/document'
import { asciiStl, binaryStl, boxOf, obj } from '../planner/own/shapes'
import { launch, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

type Told = LayoutDocument & { readonly selection: readonly string[]; readonly frames: number }
const planned = (page: Page): Promise<Told> =>
  page.evaluate(() => (window as unknown as { sightline: { told(): Told } }).sightline.told())

/** A ruin of two walls at a corner, in millimetres. */
const RUIN = [...boxOf([0, 0, 0], [100, 6, 60]), ...boxOf([0, 6, 0], [6, 80, 40])]
const choose = (page: Page, name: string, bytes: Uint8Array | string) =>
  page
    .locator('.ui-own-shelf input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const settled = async (page: Page) => {
  await page.locator('[data-step=placing]').waitFor()
  await page.locator('.ui-own-side[aria-busy=false]').waitFor()
}

test('a model becomes a piece, is adjusted, kept and carried', { timeout: 120_000 }, async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner-own'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced#/plan`)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })

  // What refers to other files is refused in words, and another can be chosen.
  await choose(page, 'scene.gltf', '{"asset":{"version":"2.0"},"buffers":[{"uri":"a.bin"}]}')
  await page.locator('.ui-refusal').getByText('Save it as GLB').waitFor()
  await page.keyboard.press('Escape')

  // It lies on its long wall until the axis is said. In millimetres it is four inches long; fitted to a base it is smaller.
  await choose(page, 'ruin.stl', binaryStl(RUIN))
  await settled(page)
  await page.getByText('3.9″ wide, 2.4″ deep, 3.1″ high.').waitFor()
  await page.getByLabel('The file’s axis that points up').selectOption('z')
  await page.getByText('3.9″ wide, 3.1″ deep, 2.4″ high.').waitFor()
  await page.getByText('2 solids.').waitFor()
  await page.getByLabel('One unit of the file is').selectOption('base')
  await page.locator('.ui-own-told li').first().filter({ hasNotText: '3.9' }).waitFor()
  await page.getByLabel('One unit of the file is').selectOption('mm')
  await page.getByText('3.9″ wide, 3.1″ deep, 2.4″ high.').waitFor()
  await page.locator('.ui-own-side[aria-busy=false]').waitFor()
  await seen.picture('planner-own-placing')

  // Its solids: one picked from the list, its corner dragged from above, undone, moved by a key, another box added.
  await page.getByRole('button', { name: 'Adjust its solids' }).click()
  const rows = page.locator('.ui-own-solids li button')
  await rows.first().click()
  const before = await rows.first().innerText()
  const above = page.locator('.ui-own-view[data-side=above]')
  const corner = await above.locator('circle[role=button]').nth(2).boundingBox()
  if (!corner) throw new Error('no corner to drag')
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 20, { steps: 5 })
  await page.mouse.up()
  expect(await rows.first().innerText()).not.toBe(before)
  await page.keyboard.press('Control+z')
  expect(await rows.first().innerText()).toBe(before)
  await above.locator('circle[role=button]').nth(2).focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight')
  expect(await rows.first().innerText()).not.toBe(before)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Add a box' }).click()
  await page.locator('.ui-own-one').getByLabel('To height').fill('3')
  await page.keyboard.press('Enter')
  await page.locator('.ui-own-one').getByLabel('It blocks').selectOption('sight')
  // A top that is nowhere cannot be stood upon.
  await page.getByLabel('Where one stands').selectOption('')
  await page.getByRole('switch', { name: 'Miniatures may stand on it' }).click()
  await page.locator('.ui-own-problem').getByText('top').waitFor()
  await page.locator('.ui-own-side').getByLabel('Name').fill('Old mill')
  await page.keyboard.press('Enter')
  await seen.picture('planner-own-solids')
  await page.getByRole('button', { name: 'Put it on the table' }).click()
  const made = await planned(page)
  const [[id, own]] = Object.entries(made.own) as [[string, LayoutDocument['own'][string]]]
  expect(own).toMatchObject({ name: 'Old mill', traits: { stand: false, climb: false } })
  expect(own.parts).toHaveLength(3)
  expect(own.parts[2]).toMatchObject({ top: 3 * 2540, blocks: 'sight' })
  expect(own.picture?.length).toBeGreaterThan(100)
  expect(made.pieces).toMatchObject([{ kind: `own/${id}` }])

  // A second one from the palette; then the kind is adjusted, as one step of undo.
  await page.locator(`[data-kind="own/${id}"]`).click()
  expect((await planned(page)).pieces).toHaveLength(2)
  await page.getByRole('button', { name: 'Edit “Old mill”' }).first().click()
  await rows.nth(2).click()
  await page.getByRole('button', { name: 'Remove this solid' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  expect((await planned(page)).own[id]?.parts).toHaveLength(2)
  await page.keyboard.press('Control+z')
  expect((await planned(page)).own[id]).toEqual(own)
  await seen.picture('planner-own')

  // The file carries it, picture and all.
  const saved = await planned(page)
  await page.getByRole('button', { name: 'Save and share' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  const file = readFileSync(await download.path())

  // On another table the device still has it; removed with what stands of it, and one undo brings all of it back.
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.locator(`[data-own="${id}"]`).click()
  await page.waitForFunction(() => (window as unknown as { sightline: { told(): Told } }).sightline.told().pieces.length === 1)
  await page.getByRole('button', { name: 'Remove “Old mill” from this layout' }).click()
  await page.getByRole('alertdialog').getByText('The piece of it on the table goes too').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(await planned(page)).toMatchObject({ own: {}, pieces: [] })
  await page.keyboard.press('Control+z')
  expect((await planned(page)).pieces).toHaveLength(1)
  await page.getByRole('button', { name: 'Open…' }).click()
  await page
    .locator('.ui-dialog input[type=file]')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: file })
  await page.waitForFunction(() => (window as unknown as { sightline: { told(): Told } }).sightline.told().pieces.length === 2)
  expect((await planned(page)).own).toEqual(saved.own)

  // Text formats too; colours in another file are left, and that is said.
  await choose(page, 'ruin.obj', `mtllib ruin.mtl\n${obj(RUIN)}`)
  await settled(page)
  await page.getByText('“ruin.mtl”').waitFor()
  await page.keyboard.press('Escape')
  await choose(page, 'text.stl', asciiStl(RUIN))
  await settled(page)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
