/** Opens the harness in headless Chromium and waits on frames, never on time. */
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { createServer } from 'vite'
import { HOME_POLAR } from '../../../src/scene/camera/drive'
import { framing, project } from '../../../src/scene/camera/rig'
import { outerOf, wellOf } from '../../../src/scene/room/table-shape'
import { launch } from '../../browser/launch'

const WINDOW = { width: 1440, height: 900 }

/** Where a spot of the table is on the page in the home view. */
export function onPage(x: number, y: number, up: number): { x: number; y: number } {
  const outer = outerOf(wellOf(36, 36))
  const box = { from: { x: outer.left + 0.6, y: 0, z: outer.near - 0.6 }, to: { x: outer.right - 0.6, y: 0, z: outer.far + 0.6 } }
  const aspect = WINDOW.width / WINDOW.height
  const seen = project(framing(box, { azimuth: 0, polar: HOME_POLAR }, aspect), { x, y: up, z: -y }, aspect)
  return { x: Math.round(((seen.x + 1) / 2) * WINDOW.width), y: Math.round(((1 - seen.y) / 2) * WINDOW.height) }
}

export interface Harness {
  readonly browser: Browser
  open(query: string, size?: { width: number; height: number }): Promise<Page>
  close(): Promise<void>
}

export async function startHarness(): Promise<Harness> {
  const server = await createServer({
    configFile: resolve('tests/scene/harness/vite.config.ts'),
    logLevel: 'error',
    server: { port: 0 },
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0]
  const browser = await launch().catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  return {
    browser,
    async open(query, size = WINDOW) {
      const page = await browser.newPage({ viewport: size })
      page.setDefaultTimeout(120_000)
      page.on('pageerror', (error) => console.error('page:', error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') console.error('console:', message.text().slice(0, 400))
      })
      await page.goto(`${address}tests/scene/harness/index.html?${query}`)
      await page.waitForFunction(() => window.harness?.frames > 0 && window.harness.pending() === 0)
      await settled(page)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Waits until no frame has been drawn for a while: textures have come, glides are over. */
export async function settled(page: Page, quiet = 900): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let seen = window.harness.frames
        let since = performance.now()
        const look = () => {
          if (window.harness.frames !== seen || window.harness.handle?.stats.busy) {
            seen = window.harness.frames
            since = performance.now()
          }
          if (performance.now() - since > ms) done()
          else setTimeout(look, 60)
        }
        look()
      }),
    quiet,
  )
}
