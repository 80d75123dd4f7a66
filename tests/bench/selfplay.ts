/**
 * 200 matches between bots on a ready layout, in a real headless browser: how long they take, the longest script of the page meanwhile,
 * and how long a press of "Cancel" takes.
 */
import { availableParallelism } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { loadLayouts, loadRules } from '../../src/games'
import type { LayoutDocument } from '../../src/planner/document'
import { shared } from '../../src/planner/share'
import { isWatched } from '../../src/workers/selfplay-match'
import { launch } from '../browser/launch'
import { served } from '../browser/serve'
import type { Print } from './main'
import { buildProduct } from './product'
import { round } from './timing'

const MATCHES = '200'
/** Where heat is drawn while it grows. */
const VIEWS = ['nothing', 'plan', 'space'] as const
type View = (typeof VIEWS)[number]
const IN_WORDS: { readonly [V in View]: string } = {
  nothing: 'nothing shown on the table',
  plan: 'heat on the plan',
  space: 'heat on the table, which is drawn anew with every batch',
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread, so that other programs on the machine count less. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } }
}
/** Scripts that follow each other within so many microseconds make one frame late together. */
const APART = 2000

/** Milliseconds of processor time that the page's own scripts took at a stretch; those of the driver do not count. */
function stretchesOf(events: readonly TraceEvent[], address: string): readonly number[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const calls = events
    .filter(({ name, ph, pid, tid }) => name === 'FunctionCall' && ph === 'X' && pid === main?.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts)
  const found: number[] = []
  let until = Number.NEGATIVE_INFINITY
  for (const { ts, dur = 0, tdur = 0, args } of calls) {
    // One within another counts once.
    if (ts < until || !args?.data?.url?.startsWith(address)) continue
    if (ts - until > APART) found.push(0)
    found.push((found.pop() ?? 0) + tdur / 1000)
    until = ts + dur
  }
  return found
}

async function opened(page: Page, address: string, layout: LayoutDocument) {
  const link = shared(layout)
  if (!link.ok) throw new Error(link.reason.key)
  await page.goto('about:blank')
  await page.goto(`${address}?quality=test&motion=reduced#/plan/${link.value.fragment}`)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
  await page.locator('.ui-plan-tiles svg.ui-kind-picture').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(3000)
  const part = page.getByRole('region', { name: 'Let it be played' })
  await part.getByLabel('Matches').selectOption(MATCHES)
  return part
}

/** One run, with its heat drawn in this view: seconds, and the stretches of script. */
async function played(browser: Browser, page: Page, address: string, layout: LayoutDocument, view: View) {
  const part = await opened(page, address, layout)
  if (view === 'plan') {
    await page.getByText('Plan', { exact: true }).click()
    await page.locator('.ui-plan-view').waitFor()
    // Drawing the plan for the first time is no part of the run.
    await page.waitForTimeout(2000)
  }
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  })
  const began = performance.now()
  await part.getByRole('button', { name: 'Play', exact: true }).click()
  if (view !== 'nothing') await part.getByLabel('On the table').selectOption('stood')
  await part.getByText('All matches have been played.').waitFor({ timeout: 600_000 })
  const seconds = (performance.now() - began) / 1000
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  // The next run would find it and go on.
  await part.getByRole('button', { name: 'Delete the report' }).click()
  return { seconds, stretches: stretchesOf(traceEvents, address) }
}

/** Milliseconds from the press until the page says so and the last worker is put away; the longest of several presses. */
async function cancelled(page: Page, address: string, layout: LayoutDocument): Promise<number> {
  const part = await opened(page, address, layout)
  const times: number[] = []
  for (const after of [300, 1500, 3000]) {
    await part.getByRole('button', { name: /^Play/ }).click()
    await part.locator('progress').waitFor()
    await page.waitForTimeout(after)
    times.push(
      await part.getByRole('button', { name: 'Cancel' }).evaluate(async (pressed: HTMLElement) => {
        const { terminate } = Worker.prototype
        const from = performance.now()
        const worker = new Promise<number>((done) => {
          Worker.prototype.terminate = function ended() {
            terminate.call(this)
            done(performance.now() - from)
          }
        })
        pressed.click()
        while (document.contains(pressed)) await new Promise(requestAnimationFrame)
        const said = performance.now() - from
        return Math.max(said, await worker)
      }),
    )
  }
  return Math.max(...times)
}

export async function selfplay(print: Print): Promise<void> {
  buildProduct()
  const { address, stop } = await served()
  const browser = await launch()
  try {
    const rules = await loadRules()
    for (const { game, library } of await loadLayouts()) {
      const [layout] = library
      const known = rules[game]
      if (!layout || !known || !isWatched(known)) continue
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      page.on('pageerror', (error) => console.error('page:', error.message))
      const on = `${MATCHES} matches of plain bots on "${layout.name}"`
      for (const view of VIEWS) {
        const { seconds, stretches } = await played(browser, page, address, layout, view)
        if (view === 'nothing')
          print({ figure: `selfplay.${game}`, value: round(seconds), unit: `s, ${on}, ${availableParallelism()} cores` })
        print({
          figure: `selfplay.${game}.${view}`,
          value: round(Math.max(...stretches)),
          unit: `ms of script at a stretch at most, of ${stretches.length}, ${IN_WORDS[view]}, ${on}`,
        })
      }
      const cancel = await cancelled(page, address, layout)
      print({
        figure: `selfplay.${game}.cancel`,
        value: round(cancel),
        unit: 'ms at most from the press until all work has ended',
      })
      await context.close()
    }
  } finally {
    await browser.close()
    stop()
  }
}
