/** What the page draws, held against what is so; and its picture against that of the page loaded anew. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, type Places } from '../drawn/faults'
import { atTable } from './begun'
import { goOn, settled, still } from './player'

interface Page3D {
  readonly sightline: { so(): Places; drawn(): Places; picture(): Promise<Blob | null> }
}

/** The picture of the table, four bytes for each of its pixels, once nothing moves any more. */
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

/** Levels of a colour, and pixels, that two pictures of the same table may differ by. */
const SAME = { levels: 24, pixels: 20 }

/** The graphics card was given every change: the picture is the same when the page is loaded anew, which draws all from the beginning. */
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

/** Compares, once nothing moves any more. */
export async function agree(page: Page, after: string): Promise<void> {
  await still(page)
  const [so, drawn] = await page.evaluate(() => {
    const { sightline } = window as unknown as Page3D
    return [sightline.so(), sightline.drawn()] as const
  })
  expect(Object.keys(so).length, 'nothing is on the table').toBeGreaterThan(0)
  expect(faults(so, drawn), after).toEqual([])
}

/** So many answers more, whatever is asked. */
export async function playOn(page: Page, answers: number): Promise<void> {
  for (let count = 0; count < answers; count++) {
    const { subjects, window } = await settled(page)
    await goOn(page)
    const { isOver } = await settled(page)
    await agree(page, `after ${window ?? subjects}`)
    if (isOver) return
  }
}
