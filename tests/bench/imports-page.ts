/**
 * What large files cost the page's own thread, in a real headless browser: the longest task of it while a map is read and laid out, and while
 * its 12,000 walls are put on the table; and how long a press of "Cancel" takes while a decoder is at work that cannot pause.
 */
import type { Page } from 'playwright-core'
import { launch } from '../browser/launch'
import { served } from '../browser/serve'
import { packed, walled } from './imports-files'
import type { Print } from './main'
import { buildProduct } from './product'
import { round } from './timing'

type Watched = { readonly tasks: number[] }
/** The page is at rest when it has had no long task for so many milliseconds. */
const REST = 4000
/** Milliseconds after which a press of "Cancel" is tried: at one of them the decoder has come down and is at work. */
const PRESSED = [200, 500, 800, 1200, 2000]

/** Tasks that took longer than fifty milliseconds, as the browser counts them. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
const forget = (page: Page) => page.evaluate(() => void (window as unknown as Watched).tasks.splice(0))
/** Those since, once the page is at rest. */
async function tasksOf(page: Page): Promise<readonly number[]> {
  const now = () => page.evaluate(() => (window as unknown as Watched).tasks)
  for (let before = -1; ; ) {
    const tasks = await now()
    if (tasks.length === before) return tasks
    before = tasks.length
    await page.waitForTimeout(REST)
  }
}

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?quality=test&motion=reduced#/plan`)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
  await tasksOf(page)
}

async function map(page: Page, address: string) {
  await opened(page, address)
  await page.getByRole('button', { name: 'Open…' }).click()
  await tasksOf(page)
  await forget(page)
  await page
    .locator('.ui-dialog input[type=file]')
    .setInputFiles({ name: 'rooms.uvtt', mimeType: 'application/json', buffer: Buffer.from(walled(1.6)) })
  const take = page.getByRole('button', { name: 'Put it on the table' })
  await take.waitFor()
  await page.locator('.ui-plan-import[aria-busy=false]').waitFor()
  const laid = await tasksOf(page)
  await forget(page)
  await take.click()
  await page.waitForFunction(
    () => (window as unknown as { sightline: { told(): { pieces: readonly unknown[] } } }).sightline.told().pieces.length > 100,
  )
  return { laid, put: await tasksOf(page) }
}

/** Milliseconds from the press until the dialog is gone, and until the worker that does not pause is put away. */
async function cancelled(page: Page, address: string, file: Buffer, after: number) {
  await opened(page, address)
  await page
    .locator('.ui-own-shelf input[type=file]')
    .setInputFiles({ name: 'packed.glb', mimeType: 'model/gltf-binary', buffer: file })
  const button = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
  await button.waitFor()
  await page.waitForTimeout(after)
  return button.evaluate(async (pressed: HTMLElement) => {
    const { terminate } = Worker.prototype
    const from = performance.now()
    const worker = new Promise<number>((done) => {
      // One that stops by itself is never put away.
      setTimeout(() => done(0), 3000)
      Worker.prototype.terminate = function ended() {
        terminate.call(this)
        done(performance.now() - from)
      }
    })
    pressed.click()
    while (document.contains(pressed)) await new Promise((done) => setTimeout(done))
    const dialog = performance.now() - from
    return { dialog, worker: await worker }
  })
}

export async function importsPage(print: Print): Promise<void> {
  buildProduct()
  const { address, stop } = await served()
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    page.setDefaultTimeout(180_000)
    page.on('pageerror', (error) => console.error('page:', error.message))
    await watch(page)
    const { laid, put } = await map(page, address)
    const line = (figure: string, tasks: readonly number[], what: string) =>
      print({
        figure,
        value: round(Math.max(0, ...tasks)),
        unit: `ms, the longest task of the page ${what}, of ${tasks.length} over 50 ms`,
      })
    line('imports.page', laid, 'while a map of 12,000 walls is read and laid out')
    line('imports.table', put, 'while these are put on the table')
    const file = Buffer.from(await packed())
    let [dialog, worker] = [0, 0]
    for (const after of PRESSED) {
      const found = await cancelled(page, address, file, after)
      dialog = Math.max(dialog, found.dialog)
      worker = Math.max(worker, found.worker)
    }
    const unit = 'three million triangles of Draco in one mesh'
    print({ figure: 'imports.cancel', value: round(dialog), unit: `ms at most from the press to the end of the dialog, ${unit}` })
    print({
      figure: 'imports.cancelled',
      value: round(worker),
      unit: `ms at most from the press until its worker is put away, ${unit}`,
    })
  } finally {
    await browser.close()
    stop()
  }
}
