/**
 * Custom pieces in the planner: a model becomes a piece, its solids are adjusted by pointer and keys, and it is stored, undone
 * and saved in a file.
 */
import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import type { OwnPiece } from '../../src/planner/document'
import { packedWithDraco } from '../planner/own/packers'
import { apart, asciiStl, binaryStl, boxOf, glbOfTriangles, obj } from '../planner/own/shapes'
import { launch, type Visit, visit } from './launch'
import { arrive, piecesAre, planned } from './planning'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

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
const adjust = (page: Page) => page.getByRole('button', { name: 'Adjust its solids' }).click()
/** One press says which axis points up. */
const turnUp = (page: Page, axis: string) =>
  page.getByRole('group', { name: 'The file’s axis that points up' }).getByText(axis, { exact: true }).click()
const rowsOf = (page: Page) => page.locator('.ui-own-solids li button')
/** The name is kept with the model while it is made. */
async function name(page: Page, text: string): Promise<void> {
  await page.locator('.ui-own-side').getByLabel('Name').fill(text)
  await page.keyboard.press('Enter')
}
async function putDown(page: Page): Promise<readonly [id: string, own: OwnPiece]> {
  await page.getByRole('button', { name: 'Put it on the table' }).click()
  await piecesAre(page, 1)
  const [made] = Object.entries((await planned(page)).own)
  if (!made) throw new Error('the layout has no piece of its own')
  return made
}
/** Opens the ruin, which stands as it was made, and puts it on the table. */
async function oldMill(page: Page): Promise<readonly [id: string, own: OwnPiece]> {
  await choose(page, 'ruin.stl', binaryStl(RUIN))
  await settled(page)
  await page.getByText('3.9″ wide, 3.1″ deep, 2.4″ high.').waitFor()
  await page.locator('.ui-own-side[aria-busy=false]').waitFor()
  await adjust(page)
  await name(page, 'Old mill')
  return putDown(page)
}

async function visitor({ onTestFailed }: TestContext): Promise<Visit> {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner-own'))
  await arrive(seen.page)
  return seen
}
async function leave({ page, errors, strangers }: Visit): Promise<void> {
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
}

test('a model in several files, in a zip, and one packed with Draco, whose decoder comes from the page itself', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const { gltf, bin } = apart(glbOfTriangles(RUIN))
  const input = page.locator('.ui-own-shelf input[type=file]')
  const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  const decoders: string[] = []
  page.context().on('request', (request) => /draco_decoder/.test(request.url()) && decoders.push(new URL(request.url()).origin))
  const packed = await packedWithDraco(new Float32Array(RUIN.flat(2)))
  for (const files of [
    [file('a.bin', bin), file('scene.gltf', gltf)],
    [file('kit.zip', zipSync({ 'kit/scene.gltf': gltf, 'kit/a.bin': bin }))],
    [file('packed.glb', packed)],
  ]) {
    expect(decoders).toEqual([])
    await input.setInputFiles(files)
    await settled(page)
    await page.getByLabel('One unit of the file is').selectOption('mm')
    await page.getByText('3.9″ wide, 2.4″ deep, 3.1″ high.').waitFor()
    await page.keyboard.press('Escape')
  }
  // Its script and its WebAssembly, both from where the page is from.
  expect(decoders).toHaveLength(2)
  expect(new Set(decoders)).toEqual(new Set([new URL(page.url()).origin]))
  await leave(seen)
})

test('a model comes in by its axis and its unit; what refers to other files is refused, colours in one are left', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  // Refused in words, and another can be chosen.
  const { gltf } = apart(glbOfTriangles(RUIN))
  await choose(page, 'scene.gltf', gltf)
  await page.locator('.ui-refusal').getByText('“a.bin” belongs to this model').waitFor()
  await page.keyboard.press('Escape')

  // It stands as it would be printed; one press turns it, another one back. In millimetres it is four inches long; fitted to a base it is smaller.
  await choose(page, 'ruin.stl', binaryStl(RUIN))
  await settled(page)
  await page.getByText('3.9″ wide, 3.1″ deep, 2.4″ high.').waitFor()
  await turnUp(page, 'Y')
  await page.getByText('3.9″ wide, 2.4″ deep, 3.1″ high.').waitFor()
  await turnUp(page, 'Z')
  await page.getByText('3.9″ wide, 3.1″ deep, 2.4″ high.').waitFor()
  await page.getByText('2 solids.').waitFor()
  await page.getByLabel('One unit of the file is').selectOption('base')
  await page.locator('.ui-own-told li').first().filter({ hasNotText: '3.9' }).waitFor()
  await page.getByLabel('One unit of the file is').selectOption('mm')
  await page.getByText('3.9″ wide, 3.1″ deep, 2.4″ high.').waitFor()
  await page.locator('.ui-own-side[aria-busy=false]').waitFor()
  await seen.picture('planner-own-placing')
  await page.keyboard.press('Escape')

  // Text formats too.
  await choose(page, 'ruin.obj', `mtllib ruin.mtl\n${obj(RUIN)}`)
  await settled(page)
  await page.getByText('“ruin.mtl”').waitFor()
  await page.keyboard.press('Escape')
  await choose(page, 'text.stl', asciiStl(RUIN))
  await settled(page)
  await leave(seen)
})

test('its solids are adjusted by hand and by keys, and it is put on the table', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await choose(page, 'ruin.stl', binaryStl(RUIN))
  await settled(page)
  await page.getByText('2 solids.').waitFor()
  await adjust(page)
  // One picked from the list, its corner dragged from above, undone, moved by a key, another box added.
  const rows = rowsOf(page)
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
  await name(page, 'Old mill')
  await seen.picture('planner-own-solids')
  const [id, own] = await putDown(page)
  expect(own).toMatchObject({ name: 'Old mill', traits: { stand: false, climb: false } })
  expect(own.parts).toHaveLength(3)
  expect(own.parts[2]).toMatchObject({ top: 3 * 2540, blocks: 'sight' })
  expect(own.picture?.length).toBeGreaterThan(100)
  expect((await planned(page)).pieces).toMatchObject([{ kind: `own/${id}` }])
  await leave(seen)
})

test('a kind is adjusted wherever it stands, as one step of undo', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const [id, own] = await oldMill(page)
  // A second one from the palette.
  await page.locator(`[data-kind="own/${id}"]`).click()
  expect((await planned(page)).pieces).toHaveLength(2)
  await page.getByRole('button', { name: 'Edit “Old mill”' }).first().click()
  await rowsOf(page).nth(1).click()
  await page.getByRole('button', { name: 'Remove this solid' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  expect((await planned(page)).own[id]?.parts).toHaveLength(1)
  await page.keyboard.press('Control+z')
  expect((await planned(page)).own[id]).toEqual(own)
  await seen.picture('planner-own')
  await leave(seen)
})

test('a file carries it, picture and all; the device has it for another table; removed, it comes back with one undo', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const [id] = await oldMill(page)
  const saved = await planned(page)
  await page.getByRole('button', { name: 'Save and share' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  const file = readFileSync(await download.path())

  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await piecesAre(page, 0)
  await page.locator(`[data-own="${id}"]`).click()
  await piecesAre(page, 1)
  // Removed with what stands of it.
  await page.getByRole('button', { name: 'Remove “Old mill” from this layout' }).click()
  await page.getByRole('alertdialog').getByText('The piece of it on the table goes too').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(await planned(page)).toMatchObject({ own: {}, pieces: [] })
  await page.keyboard.press('Control+z')
  expect((await planned(page)).pieces).toHaveLength(1)
  await page.keyboard.press('Control+z')
  await piecesAre(page, 0)
  await page.getByRole('button', { name: 'Open…' }).click()
  await page
    .locator('.ui-dialog input[type=file]')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: file })
  await piecesAre(page, 1)
  expect((await planned(page)).own).toEqual(saved.own)
  await leave(seen)
})
