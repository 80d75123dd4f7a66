import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { firstTable, weightOf } from './first-load'
import { launch } from './launch'

/** In kB, compressed: what a visitor on a slow line waits for. */
const MOST = 800

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test(`at most ${MOST} kB of scripts come down before the first table`, async () => {
  const { scripts } = await firstTable(browser, inject('address'), 'medium', { width: 640, height: 400 })
  // The page, its workers, React, three and a game: with fewer than these something was not seen.
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.some((name) => name.startsWith('solo-host'))).toBe(true)
  expect(weightOf(scripts)).toBeLessThanOrEqual(MOST)
  expect(weightOf(scripts)).toBeGreaterThan(MOST / 2)
})
