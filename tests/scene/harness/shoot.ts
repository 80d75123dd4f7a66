/** Takes pictures of the harness: `node tests/tools/run.mjs tests/scene/harness/shoot.ts <folder> <name>?<query> ...` */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { onPage, settled, startHarness } from './browser'

/** Camera moves by name, after the query: `low`, `close`, `top`, `eye`. */
async function pose(page: Page, how: string): Promise<void> {
  const keys = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  const wheel = async (x: number, y: number, delta: number) => {
    await page.mouse.move(x, y)
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, delta / 6)
  }
  const turn = async (dx: number, dy: number) => {
    await page.mouse.move(720, 300)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(720 + dx, 300 + dy, { steps: 3 })
    await page.mouse.up({ button: 'right' })
  }
  if (how === 'low') {
    await wheel(640, 560, -900)
    await turn(160, -110)
  }
  if (how === 'close') {
    await wheel(680, 640, -1500)
    await turn(90, -60)
  }
  // Over a place of the table, in inches: `over-21.4,3`.
  if (how.startsWith('over-')) {
    const [x = 0, y = 0] = how.slice(5).split(',').map(Number)
    const at = await page.evaluate(([tx, ty]) => window.harness.handle?.toScreen({ x: tx * 2540, y: ty * 2540 }), [x, y] as const)
    await page.mouse.move(at?.x ?? 0, at?.y ?? 0)
  }
  if (how === 'top') await keys('KeyP')
  if (how === 'nodes') {
    await keys('KeyP')
    await settled(page)
    await wheel(700, 520, -1700)
  }
  if (how === 'eye') await keys('KeyP', 2)
  if (how === 'drag') {
    const from = onPage(13.8, 7.4, 0.8)
    const to = onPage(16.4, 10.8, 0)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 3 })
  }
  if (how.startsWith('mid-')) {
    await page.evaluate((cues) => window.harness.set({ cues }), how.slice(4))
    await page.waitForTimeout(Number(new URL(page.url()).searchParams.get('wait') ?? 2600))
  } else await settled(page, 1500)
}

export async function main([folder = 'shots', ...wanted]: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const harness = await startHarness()
  for (const one of wanted) {
    const [name = 'shot', query = ''] = one.split('?')
    const page = await harness.open(query)
    await pose(page, new URLSearchParams(query).get('pose') ?? '')
    await page.screenshot({ path: `${folder}/${name}.png` })
    const stats = await page.evaluate(() => ({ ...window.harness.handle?.stats }))
    console.log(name, JSON.stringify(stats))
    await page.close()
  }
  await harness.close()
}
