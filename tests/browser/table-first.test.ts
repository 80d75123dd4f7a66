/** The table fills the screen: how much of the window the mat spans, how high miniatures are, and that no panel covers them. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { INCH } from '../../src/geometry/types'
import { matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { still } from './player'
import { covered, figuresOf, matFaults, SIZES } from './seen'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const kept = (name: string) => gunzipSync(readFileSync(`tests/fixtures/matches/${name}.json.gz`)).toString()
const MATCHES = {
  'a miniatures game on 36 inches': { file: () => matchFile('move turn'), inches: [36, 36] },
  'a miniatures game on 24 inches': { file: () => kept('deadzone-begun.3'), inches: [24, 24] },
} as const

for (const [game, { file, inches }] of Object.entries(MATCHES))
  test(`${game}: the mat fills the window, at every size`, { timeout: 300_000 }, async () => {
    for (const [width, height] of SIZES) {
      const seen = await visit(browser, inject('address'), { width, height, touch: width < 500 })
      const { page } = seen
      await openMatch(page, inject('address'), file())
      await still(page)
      await seen.picture(`table-first-${inches[0]}-${width}`)
      expect(await matFaults(page, inches, [width, height]), `${width} x ${height}`).toEqual([])

      const figures = await figuresOf(page)
      expect(figures.length).toBeGreaterThan(5)
      // Swarms lie low: of them nothing is promised.
      if (width === 1440 && inches[0] === 36)
        for (const { ref, high, tall } of figures) if (tall > INCH) expect(high, `${ref} in pixels`).toBeGreaterThanOrEqual(45)
      expect(await covered(page, figures), `covered at ${width} x ${height}`).toEqual([])
      expect(seen.errors).toEqual([])
      await page.context().close()
    }
  })
