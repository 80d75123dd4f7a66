/** Every sound by its waveform, rendered in a real browser, and that none is made unless the player has asked for it. */
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { atTable, choosePlain, chooseTwo, matchFile, openMatch, PLACES } from './begun'
import { launch, visit } from './launch'
import { asked, confirm, drag, still, told, until } from './player'
import type * as Sounds from './sounds-in-page'
import { decibels } from './waveform'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

describe('by its waveform', () => {
  let page: Page
  /** Calls a function of `sounds-in-page.ts` in the page. */
  const inPage = <Name extends keyof typeof Sounds>(name: Name, ...args: unknown[]): Promise<never> =>
    page.evaluate(
      ([called, given]) => {
        const { sounds } = window as unknown as { sounds: { [name: string]: unknown } }
        const found = sounds[called]
        return typeof found === 'function' ? found(...given) : found
      },
      [name as string, args] as const,
    ) as Promise<never>
  type Measured = Awaited<ReturnType<typeof Sounds.measured>>
  const sounds = new Map<string, Measured>()
  const of = (name: string): Measured => {
    const found = sounds.get(name)
    if (!found) throw new Error(`there is no sound ${name}`)
    return found
  }

  beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        copyPublicDir: false,
        lib: { entry: 'tests/browser/sounds-in-page.ts', formats: ['iife'], name: 'sounds' },
      },
    })
    const chunk = Array.isArray(built) ? built[0]?.output[0] : undefined
    if (!chunk) throw new Error('the sounds were not bundled')
    page = await browser.newPage()
    await page.addScriptTag({ content: chunk.code })
    const names: readonly string[] = await inPage('soundNames')
    for (const name of names) sounds.set(name, await inPage('measured', name))
    if (process.env.SHOW_SOUNDS)
      for (const [name, { kind, length, over, peak, loud, bright }] of sounds)
        console.log(
          `${name.padEnd(12)} ${kind.padEnd(6)} ${length.toFixed(2)} s, over ${over.toFixed(2)} s, peak ${peak.toFixed(2)}, ${decibels(loud).toFixed(1)} dB, ${bright.toFixed(0)} Hz`,
        )
  })
  afterAll(() => page?.close())

  test('each is heard, clips nowhere, has no offset, begins and ends in silence', () => {
    expect(sounds.size).toBeGreaterThan(20)
    for (const [name, { peak, loud, mean, first, last, after }] of sounds) {
      expect(loud, name).toBeGreaterThan(0.01)
      expect(peak, name).toBeLessThan(0.9)
      expect(Math.abs(mean), name).toBeLessThan(0.002)
      expect(first, name).toBeLessThan(0.03)
      expect(last, name).toBeLessThan(0.003)
      expect(after, name).toBeLessThan(0.0005)
    }
  })

  test('each is short, and over when its recipe says', () => {
    for (const [name, { kind, length, over }] of sounds) {
      expect(length, name).toBeGreaterThan(0.03)
      expect(length, name).toBeLessThan(kind === 'token' ? 1.2 : 0.5)
      expect(over, name).toBeGreaterThan(length * 0.25)
      expect(over, name).toBeLessThan(length + 0.03)
    }
  })

  test('none stands out from its kind, nor a kind from the others', () => {
    const all = [...sounds.values()]
    const means = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
      const levels = all.flatMap((one) => (one.kind === kind ? [decibels(one.loud)] : []))
      expect(Math.max(...levels) - Math.min(...levels), kind).toBeLessThan(12)
      return levels.reduce((sum, level) => sum + level, 0) / levels.length
    })
    expect(means.length).toBeGreaterThan(5)
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(16)
    // Footsteps, which are heard most often, are softer than what a hand does.
    for (const weight of ['light', 'medium', 'heavy'])
      expect(of(`step-${weight}`).loud, weight).toBeLessThan(of(`set-${weight}`).loud)
  })

  test('a wider base sounds lower, and a die duller on felt than on wood than on another die', () => {
    for (const kind of ['step', 'set', 'fall']) {
      expect(of(`${kind}-heavy`).bright, kind).toBeLessThan(of(`${kind}-medium`).bright * 0.8)
      expect(of(`${kind}-medium`).bright, kind).toBeLessThan(of(`${kind}-light`).bright * 0.8)
      expect(of(`${kind}-light`).length, kind).toBeLessThan(of(`${kind}-heavy`).length)
    }
    expect(of('die-felt').bright).toBeLessThan(of('die-wood').bright * 0.8)
    expect(of('die-wood').bright).toBeLessThan(of('die-die').bright * 0.8)
  })

  test('everything at once does not clip, and no sound is twice the same', async () => {
    expect(await inPage('peakOfAll')).toBeLessThan(1)
    expect(await inPage('differs', 'step-medium')).toBe(true)
  })

  test('sounds that have not begun can be taken back', async () => {
    const [heard, silent]: Awaited<ReturnType<typeof Sounds.takenBack>> = await inPage('takenBack')
    expect(heard).toBeGreaterThan(0.02)
    expect(silent).toBeLessThan(0.0001)
  })

  test('every ambience is soft and steady, comes slowly, and goes on at its seams without a jump', async () => {
    const names: readonly string[] = await inPage('bedNames')
    expect(names.length).toBeGreaterThan(5)
    const softest = Math.min(...['light', 'medium', 'heavy'].map((weight) => of(`set-${weight}`).loud))
    for (const name of names) {
      const { peak, first, loud, seconds, seams, cut }: Awaited<ReturnType<typeof Sounds.measuredBed>> = await inPage(
        'measuredBed',
        name,
      )
      if (process.env.SHOW_SOUNDS)
        console.log(
          `${name.padEnd(9)} ${decibels(loud).toFixed(1)} dB, peak ${peak.toFixed(4)}, from ${decibels(Math.min(...seconds)).toFixed(1)} to ${decibels(Math.max(...seconds)).toFixed(1)} dB, seams ${seams.map((seam) => seam.toFixed(2))}, cut ${cut.map((seam) => seam.toFixed(2))}`,
        )
      expect(decibels(softest) - decibels(loud), name).toBeGreaterThan(20)
      expect(decibels(loud), name).toBeGreaterThan(-64)
      expect(first, name).toBeLessThan(loud * 0.2)
      expect(decibels(Math.max(...seconds)) - decibels(Math.min(...seconds)), name).toBeLessThan(12)
      for (const seam of seams) expect(seam, name).toBeLessThan(1.2)
      // Loops whose ends do not meet are found.
      expect(Math.max(...cut), name).toBeGreaterThan(1.5)
    }
  })

  test('an ambience goes within three seconds', async () => {
    const [there, gone]: Awaited<ReturnType<typeof Sounds.leaving>> = await inPage('leaving')
    expect(there).toBeGreaterThan(0.0003)
    expect(gone).toBe(0)
  })
})

interface Counted {
  readonly contexts: number
  readonly started: number
  /** Scripts of sound that have been loaded. */
  readonly scripts: readonly string[]
}

/** Counts the page's audio contexts and the sources that they start. */
async function counting(page: Page): Promise<() => Promise<Counted>> {
  await page.addInitScript(() => {
    const counted = { contexts: 0, started: 0 }
    const contexts: AudioContext[] = []
    Object.assign(window, { counted, contexts })
    const Context = window.AudioContext
    window.AudioContext = class extends Context {
      constructor(options?: AudioContextOptions) {
        super(options)
        counted.contexts++
        contexts.push(this)
      }
    }
    for (const Source of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = Source.prototype
      Source.prototype.start = function (...given: []) {
        counted.started++
        return start.apply(this, given)
      }
    }
  })
  return () =>
    page.evaluate(() => ({
      ...(window as unknown as { counted: { contexts: number; started: number } }).counted,
      scripts: performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/((?:hearing|output)-[^/]*\.js)$/.exec(name)?.[1] ?? []),
    }))
}

/** Opens a match and sets a figure down by hand. Returns the counts before and after that; `then` goes on with the open page. */
async function setDown(more: string, then?: (page: Page) => Promise<void>): Promise<readonly [Counted, Counted]> {
  const seen = await visit(browser, inject('address'))
  const { page } = seen
  const counted = await counting(page)
  await openMatch(page, inject('address'), matchFile('deploy', 0), `&dice=auto${more}`)
  const { seat } = await asked(page, 'deploy')
  if (more.includes('sound=on')) await expect.poll(async () => (await counted()).scripts.length).toBeGreaterThan(0)
  const before = await counted()
  const ref = `${seat}2`
  const [x, y] = PLACES[ref] ?? [0, 0]
  await drag(page, ref, x, y)
  await confirm(page)
  await until(page, (now) => now.pieces[ref] !== undefined && now.subjects.includes('deploy'))
  await still(page)
  const after = await counted()
  // Nothing is drawn for the ambience: a table at rest stays at rest.
  const { frames } = await told(page)
  await page.waitForTimeout(1_000)
  expect((await told(page)).frames).toBe(frames)
  await then?.(page)
  expect(seen.errors).toEqual([])
  await page.context().close()
  return [before, after]
}

test('with sound off nothing of it is loaded, and no audio context is made', async () => {
  const [, after] = await setDown('')
  expect(after).toEqual({ contexts: 0, started: 0, scripts: [] })
})

test('with sound on a match makes one audio context, and a figure set down is heard over the ambience', async () => {
  const [before, after] = await setDown('&sound=on')
  expect(after.contexts).toBe(1)
  // Two loops, the lift and the touch on the mat, each with two voices.
  expect(after.started - before.started).toBeGreaterThanOrEqual(before.contexts === 0 ? 6 : 4)
})

test('without ambience no loop is started', async () => {
  const [before] = await setDown('&sound=on&ambience=off')
  expect(before).toMatchObject({ contexts: 0, started: 0 })
})

test('dice are heard through the same output, made when they first knock', async () => {
  const seen = await visit(browser, inject('address'))
  const { page } = seen
  const counted = await counting(page)
  await page.goto(`${inject('address')}?quality=test&hands=open&dice=hand&motion=full&sound=on&ambience=off`)
  await page.click('.ui-game')
  await chooseTwo(page)
  await choosePlain(page)
  await page.click('.ui-lobby-start')
  await atTable(page)
  const waits = await until(page, (now) => now.throws > 0 && !now.isPlaying)
  await expect.poll(async () => (await counted()).scripts.length).toBeGreaterThan(0)
  expect((await counted()).started).toBe(0)
  await page.keyboard.press('r')
  await until(page, (now) => now.entries > waits.entries && !now.isPlaying)
  const { contexts, started } = await counted()
  expect(contexts).toBe(1)
  // Every knock has two voices.
  expect(started).toBeGreaterThanOrEqual(4)
  expect(seen.errors).toEqual([])
  await page.context().close()
})

/** Whether the page's audio device is in use. */
const audio = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { contexts: readonly AudioContext[] }).contexts[0]?.state)

/** Tells the page that it is hidden, or that it is shown again. */
const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('the ambience goes, and the audio device rests, while the page is hidden and once the table is left', async () => {
  await setDown('&sound=on', async (page) => {
    await expect.poll(() => audio(page)).toBe('running')
    await hide(page, true)
    await expect.poll(() => audio(page)).toBe('suspended')
    await hide(page, false)
    await expect.poll(() => audio(page)).toBe('running')
    // The table is left for the home page.
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await expect.poll(() => audio(page)).toBe('suspended')
  })
})
