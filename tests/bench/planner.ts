/** The layout planner with 300 pieces beside the same with 30, and beside a plain scene with a mesh for each. */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { shared } from '../../src/planner/share'
import { launch } from '../browser/launch'
import { built } from './built'
import type { Print } from './main'
import { crowded } from './planner-layout'
import { atRest, type Dragged, dragPiece, editToPicture, idleFrames, meterOf, turnCamera } from './planner-page'
import { buildProduct } from './product'
import { round } from './timing'

const PEER = resolve('node_modules/.sightline-bench')

async function served(): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  buildProduct()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const [url] = /http:\/\/\S+/.exec(chunk.toString()) ?? []
      if (url) found(url)
    })
  })
  return { server, address }
}

/** Everything of a layout of so many pieces, in one visit. */
async function measured(page: Page, address: string, count: number) {
  const link = shared(crowded(count))
  if (!link.ok) throw new Error(link.reason.key)
  await page.goto(`${address}?quality=test&motion=reduced#/plan/${link.value.fragment}`)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
  await page.waitForFunction(() => 'sightline' in window)
  await atRest(page)
  const meter = await meterOf(page)
  const orbit = await turnCamera(page, meter)
  const one = await dragPiece(page, meter, 'space', false)
  const edit = await editToPicture(page)
  const twenty = await dragPiece(page, meter, 'space', true)
  const idle = await idleFrames(page, 3000)
  await page.keyboard.press('t')
  await page.locator('.ui-plan-view').waitFor()
  const planOne = await dragPiece(page, meter, 'plan', false)
  const planTwenty = await dragPiece(page, meter, 'plan', true)
  return { orbit, one, twenty, edit, idle, planOne, planTwenty }
}

async function plain(page: Page): Promise<{ readonly fps: number; readonly calls: number }> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      lib: { entry: 'tests/bench/planner-peer.ts', formats: ['iife'], name: 'peer', fileName: () => 'planner-peer.js' },
      outDir: PEER,
      emptyOutDir: false,
      copyPublicDir: false,
    },
  })
  await page.goto('about:blank')
  await page.addScriptTag({ path: `${PEER}/planner-peer.js` })
  return page.evaluate(() =>
    (window as unknown as { plainScene(count: number, steps: number): Promise<{ fps: number; calls: number }> }).plainScene(
      300,
      90,
    ),
  )
}

export async function planner(print: Print): Promise<void> {
  const { run } = await built('planner-run')
  run?.(print)
  const { server, address } = await served()
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => console.error('page:', error.message))
    const few = await measured(page, address, 30)
    const many = await measured(page, address, 300)
    const peer = await plain(page)
    const against = (figure: string, value: number, unit: string, name: string, peerValue: number) =>
      print({ figure, value: round(value), unit, peer: name, peerValue: round(peerValue), ratio: round(value / peerValue) })
    const drags: readonly (readonly [name: string, many: Dragged, few: Dragged])[] = [
      ['orbit', many.orbit, few.orbit],
      ['drag', many.one, few.one],
      ['dragOfTwenty', many.twenty, few.twenty],
      ['planDrag', many.planOne, few.planOne],
      ['planDragOfTwenty', many.planTwenty, few.planTwenty],
    ]
    for (const [name, big, small] of drags) {
      against(`planner.${name}Fps`, big.fps, 'frames/s, 300 pieces', 'the same with 30 pieces', small.fps)
      against(
        `planner.${name}Script`,
        big.script,
        'ms of script a step, drawing included',
        'the same with 30 pieces',
        small.script,
      )
    }
    against('planner.dragFpsBesideOrbit', many.one.fps, 'frames/s', 'the camera turned over the same table', many.orbit.fps)
    against('planner.dragFpsBesidePlain', many.one.fps, 'frames/s', 'a plain scene, a mesh moved, a mesh per piece', peer.fps)
    against('planner.drawCalls', many.one.calls, 'calls a frame while dragging', 'a plain scene, a mesh per piece', peer.calls)
    against('planner.editToPicture', many.edit, 'ms from a key to the picture, 300 pieces', 'the same with 30 pieces', few.edit)
    print({ figure: 'planner.idleFrames', value: many.idle, unit: 'frames in 3 s' })
  } finally {
    await browser.close()
    server.kill()
  }
}
