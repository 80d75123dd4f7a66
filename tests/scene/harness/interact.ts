/** Drives the harness as a hand would and says what was wrong: `node tests/tools/run.mjs tests/scene/harness/interact.ts`. */
import type { Page } from 'playwright-core'
import type { Gesture } from '../../../src/client/gesture'
import { onPage, settled, startHarness } from './browser'

const gestures = (page: Page): Promise<Gesture[]> => page.evaluate(() => window.harness.gestures.splice(0))
const frames = (page: Page): Promise<number> => page.evaluate(() => window.harness.frames)

export async function main(): Promise<number> {
  const harness = await startHarness()
  const wrong: string[] = []
  const hope = (what: string, ok: boolean) => {
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}`)
    if (!ok) wrong.push(what)
  }
  const page = await harness.open('quality=test')
  const spot = onPage(27, 7.5, 0.8)
  await page.mouse.move(spot.x, spot.y)
  await settled(page, 300)
  const hovered = (await gestures(page)).findLast((gesture) => gesture.type === 'hover')
  hope('the pointer finds a figure by its ref', hovered?.type === 'hover' && hovered.ref === 'A8')

  await page.mouse.down()
  await page.mouse.up()
  hope(
    'press and let go is a tap',
    (await gestures(page)).some((gesture) => gesture.type === 'tap' && gesture.ref === 'A8'),
  )

  await page.mouse.down()
  await page.mouse.move(spot.x - 60, spot.y - 70, { steps: 3 })
  await page.keyboard.press('KeyB')
  await page.mouse.move(spot.x - 120, spot.y - 80, { steps: 3 })
  await page.mouse.up()
  const kinds = (await gestures(page)).map(({ type }) => type).filter((type) => type !== 'hover')
  hope(
    'a drag is lift, drags, a bend, drop',
    kinds[0] === 'lift' && kinds.includes('drag') && kinds.includes('bend') && kinds.at(-1) === 'drop',
  )

  await settled(page)
  const before = await frames(page)
  await page.waitForTimeout(3000)
  hope('nothing is drawn while nothing happens', (await frames(page)) === before)

  await page.mouse.move(720, 200)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(820, 220, { steps: 3 })
  await page.mouse.up({ button: 'right' })
  await settled(page)
  hope('turning the camera draws', (await frames(page)) > before)
  const still = await frames(page)
  await page.waitForTimeout(800)
  hope('and comes to rest', (await frames(page)) === still)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  hope(
    'Escape and Enter are back and confirm',
    (await gestures(page))
      .map(({ type }) => type)
      .filter((type) => type !== 'hover')
      .join() === 'back,confirm',
  )

  for (const cues of ['walk', 'climb', 'shot', 'clash', 'fall', 'remove', 'banner']) {
    const played = await page.evaluate(() => window.harness.played.length)
    await page.evaluate((name) => window.harness.set({ cues: name }), cues)
    await page.waitForFunction((count) => window.harness.played.length > count, played)
    hope(`${cues} is played to its end`, true)
  }
  await settled(page)
  await page.close()

  const nodes = await harness.open('quality=test&look=tokens')
  const node = onPage(20.6, 13.2, 0.05)
  await nodes.mouse.move(node.x, node.y)
  await settled(nodes, 300)
  const over = (await gestures(nodes)).findLast((gesture) => gesture.type === 'hover')
  hope('the pointer finds a token by its ref', over?.type === 'hover' && over.ref === 'n2')
  hope('and its name stands over it', (await nodes.textContent('.scene-words'))?.includes('Vortex node') === true)
  await nodes.mouse.down()
  await nodes.mouse.up()
  hope(
    'a token is tapped',
    (await gestures(nodes)).some((gesture) => gesture.type === 'tap' && gesture.ref === 'n2'),
  )
  const beside = onPage(18, -2.1, 0.6)
  const there = onPage(18, 6, 0)
  await nodes.mouse.move(beside.x, beside.y)
  await nodes.mouse.down()
  await nodes.mouse.move(there.x, there.y, { steps: 3 })
  await nodes.mouse.up()
  const placed = (await gestures(nodes)).filter((gesture) => 'ref' in gesture && gesture.ref === 'p1').map(({ type }) => type)
  hope('a token that may be lifted is dragged', placed.includes('lift') && placed.at(-1) === 'drop')
  for (const cues of ['reveal', 'lift', 'drop', 'card']) {
    const played = await nodes.evaluate(() => window.harness.played.length)
    await nodes.evaluate((name) => window.harness.set({ cues: name }), cues)
    await nodes.waitForFunction((count) => window.harness.played.length > count, played)
    hope(`${cues} is played to its end`, true)
  }
  await nodes.mouse.move(5, 5)
  await settled(nodes)
  const lain = await frames(nodes)
  await nodes.waitForTimeout(2000)
  hope('nothing is drawn while tokens lie', (await frames(nodes)) === lain)
  await nodes.close()

  const stepped = await harness.open('quality=low')
  for (const quality of ['medium', 'high', 'test', 'low'] as const) {
    const count = await frames(stepped)
    await stepped.evaluate((name) => window.harness.set({ quality: name }), quality)
    await settled(stepped)
    hope(`the quality can change to ${quality} while running`, (await frames(stepped)) > count)
  }
  await harness.close()
  return wrong.length
}
