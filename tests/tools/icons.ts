/** `npm run icons`: renders `public/icon.svg` in the sizes that an installed page needs, `public/icons/*.png`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { launch } from '../browser/launch'

/**
 * Side in pixels, and how much of it the drawing takes. Devices cut a maskable icon and a touch icon to a shape of their own: the
 * drawing's ground fills them to the edge, and for the maskable one the drawing stays within the circle that is never cut.
 */
const ICONS = {
  '192': { side: 192, part: 1, full: false },
  '512': { side: 512, part: 1, full: false },
  maskable: { side: 512, part: 0.78, full: true },
  touch: { side: 180, part: 1, full: true },
} as const

export async function main(): Promise<void> {
  const svg = readFileSync('public/icon.svg', 'utf8')
  const ground = /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1]
  if (!ground) throw new Error('public/icon.svg: no ground was found')
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  mkdirSync('public/icons', { recursive: true })
  const browser = await launch()
  try {
    for (const [name, { side, part, full }] of Object.entries(ICONS)) {
      const page = await browser.newPage({ viewport: { width: side, height: side } })
      const style = `margin:0;display:grid;place-items:center;height:100vh;background:${full ? ground : 'transparent'}`
      await page.setContent(`<body style="${style}"><img src="${source}" width="${side * part}" height="${side * part}">`)
      await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
      const bytes = await page.screenshot({ omitBackground: true })
      writeFileSync(`public/icons/${name}.png`, bytes)
      console.log(`${name}: ${side} x ${side}, ${(bytes.length / 1000).toFixed(1)} kB`)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
