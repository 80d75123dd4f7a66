/** What a visitor waits for: the weight of the first script, and the time from a cold load to the table standing. */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { launch } from '../browser/launch'
import type { Print } from './main'

const ASSETS = 'dist/client/assets'
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

/** The scripts that the page asks for until the table stands, compressed. */
async function visitTable(address: string, quality: string) {
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${address}?quality=${quality}&dice=auto`)
  await page.click('.ui-game')
  await page.click('.ui-lobby-start')
  await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
  const table = page.url()
  const devtools = await context.newCDPSession(page)
  await page.goto('about:blank')
  await devtools.send('Network.clearBrowserCache')
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  const began = performance.now()
  await page.goto(table, { waitUntil: 'commit' })
  await page.waitForSelector('.scene-curtain[data-open]', { state: 'attached' })
  const seconds = (performance.now() - began) / 1000
  await browser.close()
  return { seconds, scripts: [...scripts] }
}

export async function page(print: Print): Promise<void> {
  for (const mode of [[], ['--mode', 'server']])
    spawnSync('npx', ['vite', 'build', '--logLevel', 'error', ...mode], {
      // What runs this runs as development, and the page must not.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    })
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await new Promise<string>((found) => {
      server.stdout.on('data', (chunk: Buffer) => {
        const [url] = /http:\/\/\S+/.exec(chunk.toString()) ?? []
        if (url) found(url)
      })
    })
    const { seconds, scripts } = await visitTable(address, 'medium')
    const weight = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + gzipSync(readFileSync(`${ASSETS}/${name}`), { level: 9 }).length, 0)
    const all = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
    const [initial, everything] = [weight(scripts), weight(all)]
    print({
      figure: 'scene.initialJs',
      value: kilobytes(initial),
      unit: 'kB gzip',
      peer: 'all scripts at once',
      peerValue: kilobytes(everything),
      ratio: Math.round((everything / initial) * 10) / 10,
    })
    print({ figure: 'scene.firstTable', value: Math.round(seconds * 100) / 100, unit: 's' })
  } finally {
    server.kill()
  }
}
