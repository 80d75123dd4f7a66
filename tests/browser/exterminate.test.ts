/** A whole match of Exterminate! by pointer, from the home page to the winner's screen. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, visit } from './launch'
import { asked, confirm, drag, settled, tap, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('two people play a match from the home page to the end, closing the tab in the middle', { timeout: 900_000 }, async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&dice=auto`)
  await page.waitForSelector('.ui-game')
  await seen.picture('1-home')
  await page.click('.ui-game')
  await page.fill('[data-seat=A] .ui-name', 'Ada')
  await page.fill('[data-seat=B] .ui-name', 'Ben')
  await page.click('.ui-lobby-start')
  await page.waitForFunction(() => 'sightline' in window)

  // The winner of the roll chooses an edge by keyboard; whoever it is, A stands south.
  const edge = await asked(page, 'edge')
  await page.click(`text=${edge.seat === 'A' ? 'Near edge' : 'Far edge'}`)
  await confirm(page)
  const places: { readonly [ref: string]: readonly [number, number] } = {
    A1: [18, 4],
    A2: [11.5, 5],
    A3: [14.5, 5],
    A4: [21.5, 5],
    A5: [25, 5],
    B1: [18, 32],
    B2: [11.5, 31],
    B3: [15, 31],
    B4: [21, 31],
    B5: [24.5, 31],
    B6: [7, 31],
    B7: [28, 31],
  }
  for (let side = 0; side < 2; side++) {
    const { seat } = await asked(page, 'deploy')
    for (const [ref, [x, y]] of Object.entries(places)) {
      if (!ref.startsWith(seat)) continue
      await drag(page, ref, x, y)
      await confirm(page)
      await asked(page, 'deploy')
    }
    if (side === 0) await seen.picture('2-deployment')
    await confirm(page)
  }

  let [moved, shots, isReloaded] = [0, 0, false]
  for (let steps = 0; steps < 400; steps++) {
    const now = await settled(page)
    if (now.isOver) break
    const forward = now.seat === 'A' ? 1 : -1
    const own = Object.keys(now.pieces).filter((ref) => ref.startsWith(now.seat))
    const [first] = own.filter((ref) => ['A2', 'A3', 'B2', 'B3'].includes(ref))
    const subject = now.subjects[0]
    if (subject === 'move turn' && first && moved < 4) {
      const at = now.pieces[first]
      if (!at) throw new Error(`${first} has left`)
      await drag(page, first, at.x / 2540, at.y / 2540 + 3.5 * forward)
      await asked(page, 'move where')
      if (moved === 0) await seen.picture('3-move')
      await confirm(page)
      await asked(page, 'move turn')
      const after = await told(page)
      expect(Math.abs((after.pieces[first]?.y ?? 0) - at.y)).toBeGreaterThan(2540 * 3)
      moved++
      if (!isReloaded) {
        // Closed in the middle of a turn, opened again: the same question, the same table.
        isReloaded = true
        await page.reload()
        await page.waitForFunction(() => 'sightline' in window)
        const again = await asked(page, 'move turn')
        expect({ ...again, frames: 0 }).toEqual({ ...after, frames: 0 })
      }
    }
    const next = await settled(page)
    if (next.isOver) break
    if (next.subjects[0] === 'shoot turn' && shots < 2) {
      const shooter = 'A2'
      await tap(page, shooter)
      await page.waitForTimeout(200)
      if (shots === 0) await seen.picture('4-shot-preview')
      shots++
    }
    await confirm(page)
  }
  const end = await settled(page)
  expect(end.isOver).toBe(true)
  await page.waitForSelector('.ui-end')
  await seen.picture('6-end')
  expect(moved).toBeGreaterThan(2)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
