/** Compares what the page draws with the view and draft, and its picture with the picture after a reload. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, type Places } from '../drawn/faults'
import { atTable } from './begun'
import { goOn, settled, still } from './player'

interface Page3D {
  readonly sightline: { so(): Places; drawn(): Places; picture(): Promise<Blob | null> }
}

/** The pixels of the table's picture (RGBA, four numbers each), taken when nothing moves any more. */
async function pixels(page: Page): Promise<readonly number[]> {
  await still(page)
  return page.evaluate(async () => {
    const blob = await (window as unknown as Page3D).sightline.picture()
    if (!blob) return []
    const picture = await createImageBitmap(blob)
    const ink = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    ink?.drawImage(picture, 0, 0)
    return [...(ink?.getImageData(0, 0, picture.width, picture.height).data ?? [])]
  })
}

/** Tolerances: colour levels below `levels` count as equal, and fewer than `pixels` values may differ by more. */
const SAME = { levels: 24, pixels: 20 }

/**
 * Checks that every change reached the graphics card: a reload, which draws everything from scratch, must give the same picture.
 */
export async function agreeAnew(page: Page): Promise<void> {
  const before = await pixels(page)
  await page.reload()
  await atTable(page)
  const after = await pixels(page)
  expect(after.length).toBe(before.length)
  expect(before.length).toBeGreaterThan(0)
  const changed = before.filter((level, index) => Math.abs(level - (after[index] ?? 0)) > SAME.levels).length
  expect(changed, 'levels that differ from the picture drawn anew').toBeLessThan(SAME.pixels)
}

/** Compares what is drawn with view and draft when nothing moves any more. */
export async function agree(page: Page, after: string): Promise<void> {
  await still(page)
  const [so, drawn] = await page.evaluate(() => {
    const { sightline } = window as unknown as Page3D
    return [sightline.so(), sightline.drawn()] as const
  })
  expect(Object.keys(so).length, 'nothing is on the table').toBeGreaterThan(0)
  expect(faults(so, drawn), after).toEqual([])
}

/** Gives this many answers, whatever is asked, and compares after each. */
export async function playOn(page: Page, answers: number): Promise<void> {
  for (let count = 0; count < answers; count++) {
    const { subjects, window } = await settled(page)
    await goOn(page)
    const { isOver } = await settled(page)
    await agree(page, `after ${window ?? subjects}`)
    if (isOver) return
  }
}
