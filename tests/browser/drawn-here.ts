/** Compares what the page draws with the view and draft, and its picture with the picture after a reload. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, type Places } from '../drawn/faults'
import { atTable } from './begun'
import { PICTURES } from './launch'
import { goOn, settled, still } from './player'

interface Page3D {
  readonly sightline: { so(): Places; drawn(): Places; picture(): Promise<Blob | null> }
}

interface Shot {
  /** RGBA, four numbers a pixel. */
  readonly levels: readonly number[]
  /** The file, in base 64. */
  readonly png: string
}

/** The table's picture, taken when nothing moves any more. */
async function shot(page: Page): Promise<Shot> {
  await still(page)
  return page.evaluate(async () => {
    const blob = await (window as unknown as Page3D).sightline.picture()
    if (!blob) return { levels: [], png: '' }
    const picture = await createImageBitmap(blob)
    const ink = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    ink?.drawImage(picture, 0, 0)
    const url = await new Promise<string>((done) => {
      const reader = new FileReader()
      reader.onload = () => done(String(reader.result))
      reader.readAsDataURL(blob)
    })
    return {
      levels: [...(ink?.getImageData(0, 0, picture.width, picture.height).data ?? [])],
      png: url.slice(url.indexOf(',') + 1),
    }
  })
}

/** Tolerances: colour levels below `levels` count as equal, and fewer than `pixels` values may differ by more. */
const SAME = { levels: 24, pixels: 20 }

/**
 * Checks that every change reached the graphics card: a reload, which draws everything from scratch, must give the same picture.
 * Both pictures are kept under this name if they differ.
 */
export async function agreeAnew(page: Page, name: string): Promise<void> {
  const before = await shot(page)
  await page.reload()
  await atTable(page)
  const after = await shot(page)
  expect(after.levels.length).toBe(before.levels.length)
  expect(before.levels.length).toBeGreaterThan(0)
  const changed = before.levels.filter((level, index) => Math.abs(level - (after.levels[index] ?? 0)) > SAME.levels).length
  if (changed >= SAME.pixels)
    for (const [when, { png }] of Object.entries({ before, after }))
      writeFileSync(join(PICTURES, `${name}-${when}.png`), Buffer.from(png, 'base64'))
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

/** Gives this many answers, whatever is asked, and compares after each. False if the match ended. */
export async function playOn(page: Page, answers: number): Promise<boolean> {
  for (let count = 0; count < answers; count++) {
    const { subjects, window } = await settled(page)
    await goOn(page)
    const { isOver } = await settled(page)
    await agree(page, `after ${window ?? subjects}`)
    if (isOver) return false
  }
  return true
}
