/** The planner in a real headless browser, its pieces dragged by a script: frames a second, script for each step, draw calls. */
import type { Page } from 'playwright-core'
import type { Point } from '../../src/geometry/types'
import type { LayoutDocument } from '../../src/planner/document'

interface Told extends LayoutDocument {
  readonly selection: readonly string[]
  readonly frames: number
  readonly calls: number
}
interface Sightline {
  told(): Told
  toScreen(at: Point, z: number): Point
}
export interface Dragged {
  /** Pictures a second: of the scene, or of the page where the table is drawn flat. */
  readonly fps: number
  /** Milliseconds of script, style and layout for each step, drawing calls included. */
  readonly script: number
  readonly calls: number
}

/** At most so many steps, or so many milliseconds: software rendering is slow. */
const MOST = { steps: 90, ms: 5000 }
const told = (page: Page): Promise<Told> => page.evaluate(() => (window as unknown as { sightline: Sightline }).sightline.told())

/** Reads what the page's main thread has been busy with so far, in seconds: script, style and layout, not waiting for the picture. */
export async function meterOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
  }
}

/** One pointer move for each picture, along a slow circle about where the button went down, for so many steps or milliseconds. */
const circled = (page: Page, from: Point, most: { readonly steps: number; readonly ms: number }, element: string) =>
  page.evaluate(
    async ([{ x, y }, { steps, ms }, selector]) => {
      const { sightline } = window as unknown as { sightline: Sightline }
      const target = document.querySelector(selector)
      const before = sightline.told().frames
      const began = performance.now()
      let step = 0
      while (step < steps && performance.now() - began < ms) {
        await new Promise(requestAnimationFrame)
        const turn = (2 * Math.PI * ++step) / 30
        const [clientX, clientY] = [x + 60 * Math.sin(turn), y + 30 - 30 * Math.cos(turn)]
        const init = { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 1, button: -1, clientX, clientY }
        target?.dispatchEvent(new PointerEvent('pointermove', init))
      }
      await new Promise(requestAnimationFrame)
      const seconds = (performance.now() - began) / 1000
      return { seconds, steps: step, frames: sightline.told().frames - before }
    },
    [from, most, element] as const,
  )

type Meter = () => Promise<number>

/** The button is down already: drags on, measures, and lets go. */
async function dragged(page: Page, meter: Meter, from: Point, view: 'space' | 'plan'): Promise<Dragged> {
  const element = view === 'space' ? '.scene-surface' : '.ui-plan-view'
  await circled(page, from, { steps: 15, ms: 3000 }, element)
  const before = await meter()
  const { seconds, steps, frames } = await circled(page, from, MOST, element)
  const script = (1000 * ((await meter()) - before)) / steps
  const { calls } = await told(page)
  return { fps: (view === 'space' ? frames : steps) / seconds, script, calls }
}
async function takeHold(page: Page, from: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 })
  await page.waitForTimeout(200)
}

/** Drags a piece that was not picked before, with its group if it has one, and takes it back. */
export async function dragPiece(page: Page, meter: Meter, view: 'space' | 'plan', isGrouped: boolean): Promise<Dragged> {
  const { pieces } = await told(page)
  for (const piece of pieces.filter(({ group }) => (group !== undefined) === isGrouped)) {
    await page.keyboard.press('Escape')
    const from =
      view === 'space'
        ? await page.evaluate((at) => (window as unknown as { sightline: Sightline }).sightline.toScreen(at, 600), piece.at)
        : await page.evaluate((ref) => {
            const box = document.querySelector(`[data-ref="${ref}"]`)?.getBoundingClientRect() ?? new DOMRect()
            return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
          }, piece.ref)
    await takeHold(page, from)
    const { selection } = await told(page)
    const isIt = selection.includes(piece.ref) && selection.length > 1 === isGrouped
    const found = isIt ? await dragged(page, meter, from, view) : undefined
    const moved = (await told(page)).pieces.find(({ ref }) => ref === piece.ref)
    await page.mouse.up()
    if (found && moved && (moved.at.x !== piece.at.x || moved.at.y !== piece.at.y)) {
      await page.keyboard.press('Control+z')
      return found
    }
  }
  throw new Error('no piece could be taken hold of')
}

/** The camera turned by hand: everything is drawn, nothing is edited. Returned to its place. */
export async function turnCamera(page: Page, meter: Meter): Promise<Dragged> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  // Beside the mat, where nothing can be picked up.
  const from = { x: width / 2, y: height - 12 }
  await takeHold(page, from)
  const found = await dragged(page, meter, from, 'space')
  await page.mouse.up()
  await page.keyboard.press('Space')
  await page.waitForTimeout(600)
  return found
}

/** From a key that moves what is picked to the picture that shows it, milliseconds; the middle of seven. */
export async function editToPicture(page: Page): Promise<number> {
  const times = await page.evaluate(async () => {
    const { sightline } = window as unknown as { sightline: Sightline }
    const found: number[] = []
    for (let i = 0; i < 7; i++) {
      await new Promise((done) => setTimeout(done, 800))
      const before = sightline.told().frames
      const began = performance.now()
      const key = i % 2 ? 'ArrowLeft' : 'ArrowRight'
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, code: key, key }))
      while (sightline.told().frames === before) await new Promise((done) => setTimeout(done))
      found.push(performance.now() - began)
    }
    return found
  })
  return times.sort((a, b) => a - b)[3] ?? Number.NaN
}

/** Models, coarser shapes and the palette's pictures load after the first picture: measuring begins when all of them are there. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('.ui-plan-tiles svg.ui-kind-picture').first().waitFor({ state: 'detached' })
  for (let frames = -1, now = 0; frames !== now; ) {
    frames = (await told(page)).frames
    await page.waitForTimeout(2000)
    now = (await told(page)).frames
  }
}

/** Frames that are drawn while nobody touches anything, in so many milliseconds. */
export async function idleFrames(page: Page, ms: number): Promise<number> {
  await page.waitForTimeout(2500)
  const before = (await told(page)).frames
  await page.waitForTimeout(ms)
  return (await told(page)).frames - before
}
