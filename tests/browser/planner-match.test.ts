/**
 * A layout from an empty table to a match and back: built by mouse and keyboard with a custom model, checked, printed and played.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { binaryStl, boxOf } from '../planner/own/shapes'
import { launch, PICTURES, visit } from './launch'
import { arrive, bring, piecesAre, planned, playOn } from './planning'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const choice = (page: Page, label: string) => page.locator(`label:has(> .ui-label:text-is("${label}")) select`)

/** A round tower without its roof, in millimetres. */
const TOWER = [
  ...boxOf([-40, -40, 0], [40, -32, 70]),
  ...boxOf([-40, 32, 0], [40, 40, 70]),
  ...boxOf([-40, -32, 0], [-32, 32, 70]),
  ...boxOf([32, -32, 0], [40, 32, 40]),
]

test('a layout from nothing to a match and back', { timeout: 180_000 }, async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-planner-match'))
  const { page } = seen
  await arrive(page)

  // For Exterminate!: the bare table becomes one of its size with its strips.
  await choice(page, 'For').selectOption({ label: 'Doctor Who: Exterminate!' })
  expect(await planned(page)).toMatchObject({ size: { width: inch(36), depth: inch(36) }, pieces: [] })
  expect((await planned(page)).areas).toHaveLength(2)
  await page.getByLabel('Name of the layout').fill('Tower yard')
  await page.keyboard.press('Tab')

  // Both sides find the same: a container by mouse, crates by keyboard; each has its twin.
  await choice(page, 'Symmetry').first().selectOption('turned')
  await bring(page, 'container', { x: inch(9), y: inch(12) })
  await page.locator('[data-kind="crates-long"]').focus()
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'r', 'r']) await page.keyboard.press(key)
  const built = (await planned(page)).pieces
  expect(built.map(({ kind }) => kind).sort()).toEqual(['container', 'container', 'crates-long', 'crates-long'])
  const [one, other] = built
  expect((one?.at.x ?? 0) + (other?.at.x ?? 0)).toBe(inch(36))

  // A model of one's own: it comes to stand clear of the others, and its image with it.
  await page.locator('.ui-own-shelf input[type=file]').setInputFiles({
    name: 'tower.stl',
    mimeType: 'model/stl',
    buffer: Buffer.from(binaryStl(TOWER)),
  })
  await page.locator('.ui-own-side[aria-busy=false]').waitFor()
  await page.getByRole('button', { name: 'Put it on the table' }).click()
  await piecesAre(page, 6)

  // A check is read: pushed into the container it is a fault with both names; taken back it is none.
  const tower = (await planned(page)).selection[0] ?? ''
  const before = (await planned(page)).pieces.find(({ ref }) => ref === tower)?.at
  await page.getByLabel('From the left').fill(String((one?.at.x ?? 0) / 2540))
  await page.keyboard.press('Enter')
  await page.getByLabel('From the near edge').fill(String((one?.at.y ?? 0) / 2540))
  await page.keyboard.press('Enter')
  const fault = page.locator('.ui-plan-findings [data-weight=fault]').first()
  await fault.waitFor()
  expect(await fault.textContent()).toMatch(/Container.*are in each other|are in each other/)
  await fault.getByRole('button').click()
  await seen.picture('planner-match-fault')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect((await planned(page)).pieces.find(({ ref }) => ref === tower)?.at).toEqual(before)
  await fault.waitFor({ state: 'detached' })
  await seen.picture('planner-match')

  // The sheets are printed: as many pages as were shown, with the names of what stands there.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Print and analysis' }).click()
  const sheets = page.locator('.ui-print-sheets img')
  await sheets.first().waitFor()
  await seen.picture('planner-match-print')
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PDF' }).click()])
  await pdf.saveAs(`${PICTURES}/tower-yard.pdf`)
  const bytes = readFileSync(`${PICTURES}/tower-yard.pdf`).toString('latin1')
  expect(bytes.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(await sheets.count())
  await page.keyboard.press('Escape')

  // A match on it: the very pieces, the tower with its picture among them; and from the match back to the layout.
  const layout = await planned(page)
  await playOn(page, async () => {
    // What the layout says stands in place of the scenarios, and can be taken away.
    const table = page.locator('.ui-lobby-table')
    expect(await table.textContent()).toContain('Tower yard')
    await table.getByRole('button', { name: 'Take a table of the game' }).waitFor()
    expect(await page.locator('.ui-lobby-scenario').getByText('A Meeting of Metal').count()).toBe(0)
    await seen.picture('planner-match-lobby')
  })
  await seen.picture('planner-match-played')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Open this table in the planner' }).click()
  await page.waitForURL(/#\/plan/)
  await page.locator('.ui-plan-palette').waitFor()
  await piecesAre(page, 6)
  expect((await planned(page)).pieces).toEqual(layout.pieces)
  expect(await page.getByLabel('Name of the layout').inputValue()).toBe('Tower yard')
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
