/** What a visitor waits for: the weight of the first scripts, and the time from a cold load to the table standing. */
import { spawn } from 'node:child_process'
import { allScripts, firstTable, weightOf } from '../browser/first-load'
import { launch } from '../browser/launch'
import type { Print } from './main'
import { buildProduct } from './product'

export async function page(print: Print): Promise<void> {
  buildProduct()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await launch()
  try {
    const address = await new Promise<string>((found) => {
      server.stdout.on('data', (chunk: Buffer) => {
        const [url] = /http:\/\/\S+/.exec(chunk.toString()) ?? []
        if (url) found(url)
      })
    })
    const { seconds, scripts } = await firstTable(browser, address, 'medium')
    const [initial, everything] = [weightOf(scripts), weightOf(allScripts())]
    const tenths = (value: number) => Math.round(10 * value) / 10
    print({
      figure: 'scene.initialJs',
      value: tenths(initial),
      unit: 'kB gzip',
      peer: 'all scripts at once',
      peerValue: tenths(everything),
      ratio: tenths(everything / initial),
    })
    print({ figure: 'scene.firstTable', value: Math.round(seconds * 100) / 100, unit: 's' })
  } finally {
    await browser.close()
    server.kill()
  }
}
