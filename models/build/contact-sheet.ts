/** Draws the pieces for inspection: `node tests/tools/run.mjs models/build/contact-sheet.ts <folder> [view] [pieces…]`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { chromiumFlags, findChromium } from '../../tests/tools/chromium.mjs'

/** Views: `close` each piece large; `table` the default camera; `row` all side by side; `grey` the row small and colourless. */
export async function main([folder = '/tmp/sheets', view = 'close', ...names]: readonly string[]): Promise<number> {
  const all = readdirSync('models', { withFileTypes: true })
    .filter((d) => d.isDirectory() && d.name !== 'build')
    .map((d) => d.name)
  const chosen =
    names.length === 0
      ? all
      : names.flatMap((n) => (n.startsWith('mat:') || all.includes(n) ? [n] : all.filter((a) => a.startsWith(n))))
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: 'models/build/contact-scene.ts', formats: ['es'] } },
  })
  const output = Array.isArray(bundle) ? bundle[0] : bundle
  const code = output && 'output' in output ? output.output[0].code : ''
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  page.on('console', (m) => console.log(m.text()))
  page.on('pageerror', (e) => console.log(e.message))
  await page.route('http://pieces.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<body style="margin:0"><script type="module" src="/scene.js"></script>',
      })
    if (path === '/scene.js') return route.fulfill({ contentType: 'text/javascript', body: code })
    try {
      return route.fulfill({ body: readFileSync(path.startsWith('/public/') ? `.${path}` : `models${path}`) })
    } catch {
      return route.fulfill({ status: 404 })
    }
  })
  mkdirSync(folder, { recursive: true })
  await page.goto('http://pieces.test/')
  await page.waitForFunction('window.draw')
  const shots = view === 'close' ? chosen.filter((n) => !n.startsWith('mat:')).map((n) => [n]) : [chosen]
  for (const shot of shots) {
    await page.evaluate(`window.draw(${JSON.stringify(view)}, ${JSON.stringify(shot)})`)
    const file = `${folder}/${view}-${shot[0]?.replace('mat:', '')}.png`
    writeFileSync(file, await page.screenshot())
    console.log(file)
  }
  await browser.close()
  return 0
}
