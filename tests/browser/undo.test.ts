/** Undo: of a deployed figure, of a path that is still being drafted, and, with the other player's consent, of a roll of dice. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { matchFile, openMatch, PLACES } from './begun'
import { launch, visit } from './launch'
import { asked, confirm, drag, goOn, pixelOf, settled, still, told, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('a figure deployed by the pointer leaves with Ctrl+Z and stands again exactly with Ctrl+Shift+Z', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-undo'))
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('deploy', 0))
  const { seat } = await asked(page, 'deploy')
  const ref = `${seat}2`
  const [x, y] = PLACES[ref] ?? [0, 0]
  expect((await told(page)).pieces[ref]).toBeUndefined()
  await drag(page, ref, x, y)
  await confirm(page)
  const placed = await until(page, (now) => now.pieces[ref] !== undefined && now.subjects.includes('deploy'))
  const at = placed.pieces[ref]
  expect(Math.hypot((at?.x ?? 0) - inch(x), (at?.y ?? 0) - inch(y))).toBeLessThan(inch(0.5))

  await page.keyboard.press('Control+z')
  const gone = await until(page, (now) => now.pieces[ref] === undefined && now.subjects.length > 0)
  expect(gone.isOver).toBe(false)
  await page.keyboard.press('Control+Shift+z')
  const back = await until(page, (now) => now.pieces[ref] !== undefined)
  expect(back.pieces[ref]).toEqual(at)
  expect((await asked(page, 'deploy')).seat).toBe(seat)
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('Escape takes a path back bend by bend, then the path, and the figure has not moved', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-bends'))
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'))
  const { seat, pieces } = await asked(page, 'move turn')
  const ref = `${seat}3`
  const at = pieces[ref]
  if (!at) throw new Error(`${ref} is not on the table`)
  const forward = seat === 'A' ? 1 : -1
  const start = (await told(page)).figures[ref]
  if (!start) throw new Error(`${ref} is not to be seen`)
  const grip = await pixelOf(page, start.at, start.z + inch(0.4))
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 12, grip.y - 12)
  await until(page, (now) => now.draft === 'pathing')
  for (const [dx, dy] of [
    [0.5, 1],
    [-0.5, 2],
  ] as const) {
    const bend = await pixelOf(page, { x: at.x + inch(dx), y: at.y + inch(dy * forward) })
    await page.mouse.move(bend.x, bend.y)
    const before = (await told(page)).bends
    await page.keyboard.press('b')
    await until(page, (now) => now.bends === before + 1)
  }
  const end = await pixelOf(page, { x: at.x, y: at.y + inch(3 * forward) })
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
  expect((await told(page)).bends).toBe(2)

  await page.keyboard.press('Escape')
  expect((await until(page, (now) => now.bends === 1)).draft).toBe('pathing')
  await page.keyboard.press('Escape')
  expect((await until(page, (now) => now.bends === 0)).draft).toBe('pathing')
  await page.keyboard.press('Escape')
  await until(page, (now) => now.draft === 'idle')
  expect((await settled(page)).pieces[ref]).toEqual(at)
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('Escape takes nothing back; an undo into the phase before asks first, and the log says what went', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-phase'))
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'))
  await asked(page, 'move turn')
  for (let now = await settled(page); now.subjects[0] !== 'shoot turn'; now = await settled(page)) await goOn(page)
  const there = await still(page)
  // The panel that was called is on top: it is closed, and then there is nothing more to let go of.
  await page.keyboard.press('c')
  await page.waitForSelector('#ui-question')
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape')
  await page.waitForSelector('#ui-question', { state: 'detached' })
  expect({ ...(await still(page)), frames: 0 }).toEqual({ ...there, frames: 0 })

  await page.keyboard.press('Control+z')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Go back to the phase before?').waitFor()
  await dialog.getByText('From “Turn 1 of 5, Shooting” back to “Turn 1 of 5, ').waitFor()
  await seen.picture('undo-phase')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await settled(page)).entries).toBe(there.entries)
  await page.keyboard.press('Control+z')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await until(page, (now) => now.subjects.includes('move turn'))
  expect(await page.textContent('.ui-log')).toContain('went back to before: Ada shoots')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('an undo beyond the dice asks the other for consent: refused nothing changes, granted it goes back', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-consent'))
  const { page } = seen
  // Dice have fallen and nobody has answered since: what led to them can be taken back only by consent.
  await openMatch(page, inject('address'), matchFile({ after: 'dice' }))
  const after = await settled(page)
  expect(after.entries).toBeGreaterThan(20)

  await page.keyboard.press('Control+z')
  await page.waitForSelector('[role=alertdialog]')
  await seen.picture('consent')
  await page.click('[role=alertdialog] .ui-button-plain')
  await page.waitForSelector('[role=alertdialog]', { state: 'detached' })
  expect({ ...(await settled(page)), frames: 0 }).toEqual({ ...after, frames: 0 })

  await page.keyboard.press('Control+z')
  await page.waitForSelector('[role=alertdialog]')
  await page.click('[role=alertdialog] .ui-button-main')
  await page.waitForSelector('[role=alertdialog]', { state: 'detached' })
  const back = await until(page, (now) => now.entries !== after.entries && now.subjects.length > 0)
  // The dice have not fallen: whoever said last that all stand is asked once more.
  expect(back.entries).toBeLessThan(after.entries)
  expect(back.subjects).toEqual(['deploy'])
  expect(seen.errors).toEqual([])
  await page.context().close()
})
