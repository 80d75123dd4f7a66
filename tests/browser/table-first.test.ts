/** The table is the screen: how much of the window the mat spans, how high miniatures are, and that no panel lies over them. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { INCH } from '../../src/geometry/types'
import { matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { pixelOf, still, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const kept = (name: string) => gunzipSync(readFileSync(`tests/fixtures/matches/${name}.json.gz`)).toString()
const MATCHES = {
  'a miniatures game on 36 inches': { file: () => matchFile('move turn'), inches: [36, 36] },
  'a miniatures game on 24 inches': { file: () => kept('deadzone-begun.2'), inches: [24, 24] },
} as const

const SIZES = [
  [1366, 768],
  [1440, 900],
  [2560, 1440],
  [390, 844],
] as const

/** The smallest rectangle of the window in which the mat lies. */
async function matOf(page: Page, [width, depth]: readonly [number, number]) {
  const corners = []
  for (const [x, y] of [
    [0, 0],
    [width, 0],
    [0, depth],
    [width, depth],
  ] as const)
    corners.push(await pixelOf(page, { x: x * INCH, y: y * INCH }))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const sizesOf = (page: Page): Promise<{ readonly [ref: string]: { readonly radius: number; readonly height: number } }> =>
  page.evaluate(() => (window as unknown as { sightline: { sizes(): never } }).sightline.sizes())

/** Miniatures whose middle a panel covers. */
const covered = (page: Page, spots: readonly { readonly ref: string; readonly x: number; readonly y: number }[]) =>
  page.evaluate(
    (all) =>
      all
        .filter(
          ({ x, y }) =>
            x < 0 || y < 0 || x > innerWidth || y > innerHeight || !document.elementFromPoint(x, y)?.closest('.scene'),
        )
        .map(({ ref }) => ref),
    spots,
  )

for (const [game, { file, inches }] of Object.entries(MATCHES))
  test(`${game}: the mat fills the window, at every size`, { timeout: 300_000 }, async () => {
    for (const [width, height] of SIZES) {
      const seen = await visit(browser, inject('address'), { width, height, touch: width < 500 })
      const { page } = seen
      await openMatch(page, inject('address'), file())
      await still(page)
      await seen.picture(`table-first-${inches[0]}-${width}`)
      const mat = await matOf(page, inches)
      const [across, high] = [(mat.right - mat.left) / width, (mat.bottom - mat.top) / height]
      expect(
        Math.max(across / 0.9, high / 0.8),
        `${width} x ${height}: ${across.toFixed(3)}, ${high.toFixed(3)}`,
      ).toBeGreaterThanOrEqual(1)
      expect(mat.left, 'left').toBeGreaterThanOrEqual(-1)
      expect(mat.right, 'right').toBeLessThanOrEqual(width + 1)

      const figures = Object.entries((await told(page)).figures)
      const sizes = await sizesOf(page)
      expect(figures.length).toBeGreaterThan(5)
      const spots = []
      for (const [ref, { at, z }] of figures) {
        const { radius, height: tall } = sizes[ref] ?? { radius: 0, height: 0 }
        const foot = await pixelOf(page, { x: at.x, y: at.y - radius }, z)
        const head = await pixelOf(page, at, z + tall)
        // Swarms lie low: of them nothing is promised.
        if (width === 1440 && inches[0] === 36 && tall > INCH)
          expect(foot.y - head.y, `${ref} in pixels`).toBeGreaterThanOrEqual(45)
        spots.push({ ref, x: foot.x, y: (foot.y + head.y) / 2 })
      }
      expect(await covered(page, spots), `covered at ${width} x ${height}`).toEqual([])
      expect(seen.errors).toEqual([])
      await page.context().close()
    }
  })
