/**
 * A picture as the ground: chosen, positioned, shown on the table, from above, in print and in a match; stored, undone, and saved
 * in a file.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import { inch } from '../driver/inches'
import { halves, pngOf } from '../planner/mat/pictures'
import { colourOf, colours } from './colours'
import { launch, type Visit, visit } from './launch'
import { arrive, planned, playOn } from './planning'
import { still } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const RED = [220, 20, 20] as const
const BLUE = [20, 20, 220] as const
const MAP = halves(360, 360, RED, BLUE)

async function visitor({ onTestFailed }: TestContext): Promise<Visit> {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner-mat'))
  await arrive(seen.page)
  return seen
}
async function leave({ page, errors, strangers }: Visit): Promise<void> {
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
}
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
const chooser = (page: Page) => page.locator('[aria-label="Table"] input[type=file]')
const dialog = (page: Page) => page.getByRole('dialog')
const take = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Lay it on the table' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}
/** For Exterminate!: a table of three feet. */
async function exterminate(page: Page): Promise<void> {
  const game = page.locator('label:has(> .ui-label:text-is("For")) select')
  await game.selectOption({ label: 'Doctor Who: Exterminate!' })
  expect((await planned(page)).size).toEqual({ width: inch(36), depth: inch(36) })
}

test('a picture becomes the ground, on the table, from above, on paper and in a match', { timeout: 180_000 }, async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await exterminate(page)
  await still(page)
  expect(await colours(page)).not.toContain('red')
  await chooser(page).setInputFiles(file('map.png', MAP))
  await dialog(page).getByText('36″ × 36″ on the table, of 360 × 360 pixels.').waitFor()
  await seen.picture('planner-mat-dialog')
  await take(page)
  const { matPicture } = await planned(page)
  expect(matPicture).toMatchObject({ at: { x: 0, y: 0 }, width: inch(36), pixels: { width: 360, height: 360 } })
  await expect.poll(() => colours(page)).toEqual(['red', 'blue'])
  await seen.picture('planner-mat')

  // From above.
  await page.getByRole('group', { name: 'View' }).getByText('Plan').click()
  const plan = page.locator('.ui-plan-view')
  const box = await plan.boundingBox()
  if (!box) throw new Error('no plan')
  const [middle, level] = [box.x + box.width / 2, box.y + box.height / 2]
  const sides = async () => [
    await colourOf(page, { x: middle - 60, y: level + 7 }),
    await colourOf(page, { x: middle + 60, y: level + 7 }),
  ]
  await expect.poll(sides).toEqual(['red', 'blue'])
  await page.getByRole('group', { name: 'View' }).getByText('Table').click()

  // The link does without it, and says so.
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Save and share' }).click()
  await page.getByRole('menuitem', { name: /link/i }).click()
  await page.getByText('The picture on the ground is not in the link; a file carries it.').waitFor()

  // On paper.
  await page.getByRole('button', { name: 'Print and analysis' }).click()
  const sheet = page.locator('.ui-print-sheets img').first()
  await sheet.waitFor()
  expect(await sheet.getAttribute('src')).toContain(encodeURIComponent('data:image/jpeg;base64,'))
  await seen.picture('planner-mat-print')
  await page.keyboard.press('Escape')

  // In a match, and back.
  await playOn(page)
  await expect.poll(() => colours(page)).toEqual(['red', 'blue'])
  await seen.picture('planner-mat-match')
  await page.reload()
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
  await expect.poll(() => colours(page)).toEqual(['red', 'blue'])
  await leave(seen)
})

test('it is moved by hand and keys, sized by squares and by two points, undone, kept in a file and taken away', {
  timeout: 120_000,
}, async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await exterminate(page)
  await chooser(page).setInputFiles(file('map.png', MAP))
  const view = dialog(page).locator('.ui-mat-view')
  // Twelve squares of two inches are two feet; one key moves it by a tenth of an inch.
  await dialog(page).getByLabel('A square on the table').fill('2')
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Squares across the picture').fill('12')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('24″ × 24″ on the table').waitFor()
  await dialog(page).getByRole('button', { name: 'Drag it to move it' }).focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight')
  expect(await dialog(page).getByLabel('Its left edge').inputValue()).toMatch(/^9/)
  const box = await view.boundingBox()
  if (!box) throw new Error('no view')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await dialog(page).getByLabel('Its left edge').inputValue()).not.toMatch(/^9(\D|$)/)
  // Half of its width is said to be ten inches: it is twenty wide.
  await dialog(page).getByText('Two points', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Point 2' }).waitFor()
  await dialog(page).getByLabel('Between the points').fill('10')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('20″ × 20″ on the table').waitFor()
  await seen.picture('planner-mat-points')
  await dialog(page).getByRole('button', { name: 'Point 2' }).focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowLeft')
  expect(Number(await dialog(page).getByLabel('Between the points').inputValue())).toBeCloseTo(5, 1)
  await take(page)
  await page.getByLabel('Name of the layout').fill('Yard')
  await page.keyboard.press('Tab')
  const laid = await planned(page)
  expect(laid.matPicture?.width).toBe(inch(20))
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Control+z')
  expect((await planned(page)).matPicture).toBeUndefined()
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Control+Shift+z')
  expect((await planned(page)).matPicture).toEqual(laid.matPicture)

  // In the file, and on the device.
  await page.getByRole('button', { name: 'Save and share' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).matPicture).toEqual(laid.matPicture)
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect.poll(async () => (await planned(page)).matPicture).toBeUndefined()
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.locator('.ui-plan-kept').getByText('Yard').click()
  await expect.poll(async () => (await planned(page)).matPicture).toEqual(laid.matPicture)

  // The table becomes as large as it is; taken away, all else stays.
  await page.getByRole('button', { name: 'Move the picture…' }).click()
  await dialog(page).getByRole('switch', { name: 'Make the table as large as the picture' }).click()
  await take(page)
  expect(await planned(page)).toMatchObject({
    size: { width: inch(20), depth: inch(20) },
    matPicture: { at: { x: 0, y: 0 }, width: inch(20) },
  })
  await page.keyboard.press('Control+z')
  expect(await planned(page)).toMatchObject({ size: laid.size, matPicture: laid.matPicture })
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  expect((await planned(page)).matPicture).toBeUndefined()
  await leave(seen)
})

test('what is no picture, or a damaged one, changes nothing; one that is dropped comes in', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const before = await planned(page)
  const refused = async (name: string, buffer: Buffer, why: RegExp) => {
    await chooser(page).setInputFiles(file(name, buffer))
    await dialog(page).getByText(why).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  }
  await refused('cut.png', MAP.subarray(0, MAP.length - 30), /“cut.png” is damaged or cut short/)
  await refused('words.png', Buffer.from('no picture at all'), /“words.png” is no picture/)
  const giant = Buffer.from(MAP)
  giant.writeUInt32BE(30_000, 16)
  giant.writeUInt32BE(30_000, 20)
  await refused('giant.png', giant, /30,000 × 30,000 pixels/)
  const broken = Buffer.from(pngOf(64, 64, (x, y) => [x * 3, y * 3, x ^ y]))
  broken.fill(0x55, 45, broken.length - 30)
  await refused('broken.png', broken, /“broken.png” is damaged/)
  expect((await planned(page)).matPicture).toBeUndefined()
  expect((await planned(page)).pieces).toEqual(before.pieces)

  // Dropped anywhere on the page.
  await page.evaluate(async (png) => {
    const bytes = await (await fetch(`data:image/png;base64,${png}`)).arrayBuffer()
    const carried = new DataTransfer()
    carried.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, cancelable: true }))
  }, MAP.toString('base64'))
  await take(page)
  expect((await planned(page)).matPicture?.pixels).toEqual({ width: 360, height: 360 })
  await leave(seen)
})
