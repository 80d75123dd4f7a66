/**
 * Adds an unknown game with one line in the list of games of a separate build. It must then appear on the home page, in the
 * lobby, the planner and the sight lab, and the plain bot must be able to play it to the end.
 */
import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../src/server/listen'
import { launch, visit } from './launch'
import { told } from './player'

let browser: Browser
let site: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  // Built as the product is: the tests' own settings stay behind.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/browser/toy-build.ts', '--logLevel', 'error']
  execFileSync(process.execPath, vite, { env, stdio: 'inherit' })
  site = await listen({ pages: 'dist/toy', port: 0 })
  browser = await launch()
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('home page, lobby, planner and lab know it; the plain bot plays it to the end', { timeout: 300_000 }, async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, site.address)
  onTestFailed(() => seen.picture('failed-toy'))
  const { page } = seen
  await page.goto(`${site.address}?quality=test&motion=reduced&pace=fast&confirms=each&dice=auto`)
  await page.getByRole('button', { name: 'Set up The Heap' }).click()
  await page.getByRole('heading', { name: /The Heap/ }).waitFor()
  for (const seat of ['A', 'B']) await page.locator(`[data-seat=${seat}]`).getByText('Bot', { exact: true }).click()
  await page.click('.ui-lobby-start')
  await page.waitForFunction(
    () => (window as unknown as { sightline?: { told(): { isOver: boolean } } }).sightline?.told().isOver,
  )
  // From nine, three at a time at most: three takes after the beginning.
  expect((await told(page)).entries).toBeGreaterThanOrEqual(4)

  await page.goto(`${site.address}?quality=test&motion=reduced&pace=fast#/plan`)
  await page.locator('.ui-plan-palette').waitFor()
  await page.locator('select', { has: page.locator('option[value=heap]') }).selectOption({ label: 'The Heap' })

  await page.goto(`${site.address}?quality=test&motion=reduced&pace=fast#/lab/heap/nine`)
  await page.locator('[data-part=layout] option[value="heap/nine"]').waitFor({ state: 'attached' })
  await page.locator('.ui-verdict[data-game=heap]').waitFor()
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})
