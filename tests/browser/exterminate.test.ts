/** A whole match of Exterminate! by pointer, from the home page to the winner's screen. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Point } from '../../src/geometry/types'
import { inInches } from '../driver/inches'
import { choosePlain } from './begun'
import { launch, visit } from './launch'
import { asked, confirm, drag, goOn, settled, take, tap } from './player'

/** Two miniatures run towards each other in the first turn, so that a shot past the pipe is possible in the second. */
const ADVANCES: readonly {
  readonly ref: string
  readonly moved: readonly [number, number]
  readonly sprinted: readonly [number, number]
}[] = [
  { ref: 'A3', moved: [14.5, 9.9], sprinted: [14.5, 14.8] },
  { ref: 'B3', moved: [13.5, 27.1], sprinted: [13.5, 23.2] },
]

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
  await page.goto(`${inject('address')}?quality=test&motion=reduced&hands=open&dice=auto`)
  await page.waitForSelector('.ui-game')
  await seen.picture('1-home')
  await page.click('.ui-game')
  await page.fill('[data-seat=A] .ui-name', 'Ada')
  await page.fill('[data-seat=B] .ui-name', 'Ben')
  await choosePlain(page)
  await page.click('.ui-lobby-start')
  await page.waitForFunction(() => 'sightline' in window)

  // The winner of the roll chooses an edge; whoever it is, A stands south.
  const edge = await asked(page, 'edge')
  await take(page, edge.seat === 'A' ? 'Near edge' : 'Far edge')
  const places: { readonly [ref: string]: readonly [number, number] } = {
    A1: [18, 4],
    A2: [11.5, 5],
    A3: [14.5, 5],
    A4: [21.5, 5],
    A5: [25, 5],
    B1: [18, 32],
    B2: [11.5, 31],
    B3: [13.5, 31],
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

  const done = new Set<string>()
  const once = (what: string, isNow: boolean) => isNow && !done.has(what) && done.add(what) !== undefined
  for (let steps = 0; steps < 300; steps++) {
    const now = await settled(page)
    if (now.isOver) break
    const subject = now.isWindow ? 'a window' : now.subjects[0]
    const isFirst = (await page.textContent('.ui-top-round strong'))?.includes('1') ?? false
    for (const { ref, moved, sprinted } of ADVANCES) {
      if (!ref.startsWith(now.seat) || !isFirst) continue
      if (once(`${ref} moves`, subject === 'move turn')) {
        await drag(page, ref, ...moved)
        await asked(page, 'move where')
        if (ref === 'A3') await seen.picture('3-move')
        await confirm(page)
        const after = await asked(page, 'move turn')
        expect(inInches(after.pieces[ref] as Point)).toEqual(moved.map((length) => expect.closeTo(length, 1)))
        if (once('reload', true)) {
          // Closed in the middle of a turn, opened again: the same question, the same table.
          await page.reload()
          await page.waitForFunction(() => 'sightline' in window)
          expect({ ...(await asked(page, 'move turn')), frames: 0 }).toEqual({ ...after, frames: 0 })
        }
      }
      if (once(`${ref} sprints`, subject === 'shoot turn')) {
        await drag(page, ref, ...sprinted)
        await asked(page, 'move where')
        await confirm(page)
        await asked(page, 'shoot turn')
      }
    }
    if (!isFirst && now.seat === 'A' && once('the shot', subject === 'shoot turn')) {
      await tap(page, 'A3')
      await page.waitForSelector('.scene-chip')
      await tap(page, 'B3')
      await page.waitForSelector('text=the pipe')
      expect(await page.textContent('.scene-words')).toMatch(/3 dice.*gunstick 3, skill \+1, pipe −1/)
      await seen.picture('4-shot-preview')
      await confirm(page)
      await settled(page)
      await seen.picture('5-dice')
      expect(await page.textContent('.ui-log')).toMatch(/Dalek 2 shoots at Cyberman 2/)
    }
    await goOn(page)
  }
  const end = await settled(page)
  expect(end.isOver).toBe(true)
  await page.waitForSelector('.ui-end')
  await seen.picture('6-end')
  expect([...done].sort()).toEqual(['A3 moves', 'A3 sprints', 'B3 moves', 'B3 sprints', 'reload', 'the shot'])
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
