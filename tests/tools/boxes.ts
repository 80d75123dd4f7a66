/**
 * `npm run boxes [game]`: renders the pictures of the game boxes on the home page, `public/boxes/<id>.webp`. Bots play a match to
 * a moment that shows the game well, the page opens it, and the table is photographed without the interface. Build the product
 * first. `tests/games/boxes.test.ts` checks the sizes of the pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { GAMES, loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import { give } from '../browser/begun'
import { launch, visit } from '../browser/launch'
import { served } from '../browser/serve'
import { fileAt } from './moments-of'

/** The moment and the camera of a game's picture: a seed, a number of entries, and wheel and drag from the initial camera. */
interface Shot {
  readonly seed: number
  readonly entries: number
  readonly options?: Options
  /** Wheel clicks towards the table. */
  readonly nearer?: number
  /** A drag with the right button in pixels, which turns and tilts the table. */
  readonly turn?: readonly [x: number, y: number]
}

const SHOTS: { readonly [game: string]: Shot } = {
  exterminate: { seed: 2, entries: 140, nearer: 3, turn: [110, -70] },
  deadzone: { seed: 3, entries: 150, turn: [120, -60] },
  vortex: { seed: 1, entries: 130, nearer: 3, turn: [60, 10] },
  'doctor-who-card-game': { seed: 2, entries: 90, nearer: 1, turn: [30, -60] },
  doomtrooper: { seed: 2, entries: 300, nearer: 1, turn: [30, -60] },
}
const WIDTH = 960
const HEIGHT = 600
/** Size in pixels and quality of the saved picture. The home page shows it 300 to 500 pixels wide. */
const KEPT = { width: 560, height: 350, quality: 0.72 } as const

/** Takes a picture of the page's canvas and returns it as WebP of the saved size, in base64. */
async function squeezed(page: Page): Promise<string> {
  await page.evaluate(() => {
    const table = document.querySelector('canvas')
    for (const one of document.querySelectorAll<HTMLElement>('body *')) if (!one.contains(table)) one.style.visibility = 'hidden'
  })
  const png = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ source, width, height, quality }) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      // Crops to the middle of the window, because panels cover its edges.
      const part = Math.min(bitmap.width / width, bitmap.height / height)
      const [w, h] = [width * part, height * part]
      canvas.getContext('2d')?.drawImage(bitmap, (bitmap.width - w) / 2, (bitmap.height - h) / 2, w, h, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    { source: png, ...KEPT },
  )
}

export async function main([only]: readonly string[] = []): Promise<void> {
  mkdirSync('public/boxes', { recursive: true })
  const rulesOf = await loadRules()
  const [server, browser] = [await served(), await launch()]
  try {
    for (const { id, box } of GAMES) {
      const [rules, shot] = [rulesOf[id], SHOTS[id]]
      if (!box || !rules || !shot || (only !== undefined && only !== id)) continue
      const { page } = await visit(browser, server.address, { width: WIDTH, height: HEIGHT })
      page.setDefaultTimeout(120_000)
      await page.goto(`${server.address}?quality=high&motion=reduced&hands=open&dice=auto`)
      await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
      await give(page, await fileAt(rules, shot))
      await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
      // No panel is ever open at this point of the window.
      const [left, top] = [WIDTH * 0.42, HEIGHT * 0.36]
      await page.mouse.move(left, top)
      const [x, y] = shot.turn ?? [0, 0]

      await page.mouse.down({ button: 'right' })
      await page.mouse.move(left + x, top + y, { steps: 8 })
      await page.mouse.up({ button: 'right' })
      for (let click = 0; click < (shot.nearer ?? 0); click++) {
        await page.mouse.wheel(0, -120)
        await page.waitForTimeout(300)
      }
      // Test signals exist only with `quality=test`, so wait a fixed time until the renderer has refined the still picture.
      await page.waitForTimeout(6_000)
      const bytes = Buffer.from(await squeezed(page), 'base64')
      writeFileSync(`public/boxes/${id}.webp`, bytes)
      console.log(`${id}: ${(bytes.length / 1000).toFixed(1)} kB`)
      await page.context().close()
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
