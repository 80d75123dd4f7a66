/**
 * `npm run films -- DIR [game] [--seconds 30] [--quality medium]`: a film of each game, made by the product itself. Bots play a match;
 * the page opens it where the watching begins, makes a clip of about the wished length from a lively part on, and saves it. Build
 * the product first. Each film takes some minutes without a graphics card.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { GAMES, loadRules } from '../../src/games'
import { give } from '../browser/begun'
import { launch, visit } from '../browser/launch'
import { served } from '../browser/serve'
import { fileAt } from './moments-of'

/** Where a game's film begins: a seed, and a number of entries. The match is played on for `MORE` entries. */
const BEGINS: { readonly [game: string]: { readonly seed: number; readonly entries: number } } = {
  exterminate: { seed: 2, entries: 120 },
  deadzone: { seed: 3, entries: 120 },
  vortex: { seed: 1, entries: 110 },
  'doctor-who-card-game': { seed: 2, entries: 60 },
  doomtrooper: { seed: 2, entries: 220 },
}
const MORE = 160

/** Moves a slider of the dialog. */
const slide = (page: Page, at: number, value: number) =>
  page.locator('.ui-clip-slider').nth(at).fill(String(value), { force: true })

/** The length that the dialog states for the chosen part, in seconds. */
async function secondsSaid(page: Page): Promise<number> {
  await page.waitForTimeout(700)
  const text = await page.locator('.ui-clip-facts').innerText()
  return Number(/About (\d+) second/.exec(text)?.[1] ?? (/long|minute/.test(text) ? 999 : 0))
}

/** Chooses the part from this moment on that lasts about as long as wished. */
async function choosePart(page: Page, from: number, wished: number): Promise<number> {
  await page.locator('.ui-clip select').selectOption('own')
  let [least, most] = [from + 1, from + MORE]
  await slide(page, 1, most)
  await slide(page, 0, from)
  while (most - least > 1) {
    const middle = Math.round((least + most) / 2)
    await slide(page, 1, middle)
    if ((await secondsSaid(page)) > wished) most = middle
    else least = middle
  }
  await slide(page, 1, least)
  return secondsSaid(page)
}

export async function main(args: readonly string[]): Promise<number> {
  const flag = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const [directory, only] = args.filter((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--'))
  if (!directory) {
    console.error('Usage: npm run films -- <directory> [game] [--seconds 30] [--quality medium]')
    return 2
  }
  mkdirSync(directory, { recursive: true })
  const wished = Number(flag('--seconds') ?? 30)
  const quality = flag('--quality') ?? 'medium'
  const all = await loadRules()
  const [server, browser] = [await served(), await launch()]
  try {
    for (const { id } of GAMES) {
      const [rules, begins] = [all[id], BEGINS[id]]
      if (!rules || !begins || (only !== undefined && only !== id)) continue
      const began = Date.now()
      const { page } = await visit(browser, server.address, { width: 1366, height: 768 })
      page.setDefaultTimeout(120_000)
      await page.goto(`${server.address}?quality=${quality}&dice=auto&language=en`)
      await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
      await give(page, await fileAt(rules, { seed: begins.seed, entries: begins.entries + MORE }))
      await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
      const match = /#\/match\/([^?]+)/.exec(page.url())?.[1] ?? ''
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#/watch/${match}?at=${begins.entries}`)
      await page.waitForSelector('.ui-watch')
      await page.locator('button:has-text("Make a clip")').click()
      const seconds = await choosePart(page, begins.entries, wished)
      await page.locator('button:has-text("Make the clip")').click()
      await page.locator('.ui-clip video').waitFor({ timeout: 3_600_000 })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('button:has-text("Save the film")').click(),
      ])
      const path = `${directory}/${id}.${download.suggestedFilename().split('.').at(-1)}`
      await download.saveAs(path)
      console.log(`${path}: about ${seconds} s, made in ${Math.round((Date.now() - began) / 1000)} s`)
      await page.context().close()
    }
  } finally {
    await browser.close()
    server.stop()
  }
  return 0
}
