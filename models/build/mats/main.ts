/** `node tests/tools/run.mjs models/build/mats/main.ts [names…]` makes the mats and the wood. Chromium only encodes WebP. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../../tests/tools/chromium.mjs'
import { png } from '../kit/png'
import { INCHES, rendered, type Shader, SIDE } from './canvas'
import { colony } from './colony'
import { cloudSea, mire, rock, steppe } from './countries'
import { cards } from './felt'
import { cobbles, deck, dust, wood } from './grounds'

interface Job {
  readonly name: string
  readonly folder: string
  readonly shade: Shader
  readonly side: number
  readonly inches: number
  readonly relief: number
  /** WebP quality of the colours to begin with, 0..1; it is lowered until the file is small enough. */
  readonly quality: number
  readonly normals: boolean
}

const JOBS: readonly Job[] = [
  { name: 'deck', folder: 'public/mats', shade: deck, side: SIDE, inches: INCHES, relief: 1, quality: 0.93, normals: true },
  {
    name: 'cobbles',
    folder: 'public/mats',
    shade: cobbles,
    side: SIDE,
    inches: INCHES,
    relief: 0.8,
    quality: 0.92,
    normals: true,
  },
  { name: 'dust', folder: 'public/mats', shade: dust, side: SIDE, inches: INCHES, relief: 1, quality: 0.92, normals: true },
  { name: 'deadzone', folder: 'public/mats', shade: colony, side: SIDE, inches: INCHES, relief: 1, quality: 0.9, normals: true },
  { name: 'cards', folder: 'public/mats', shade: cards, side: SIDE, inches: INCHES, relief: 0.7, quality: 0.86, normals: true },
  ...Object.entries({ steppe, rock, 'cloud-sea': cloudSea, mire }).map(
    ([name, shade]): Job => ({
      name,
      folder: 'public/mats',
      shade,
      side: SIDE,
      inches: INCHES,
      relief: 1,
      quality: 0.84,
      normals: true,
    }),
  ),
  { name: 'wood', folder: 'public/textures', shade: wood, side: 1024, inches: 12, relief: 1, quality: 0.92, normals: false },
]

const ENCODE = `async (quality, side) => {
  const blob = await (await fetch('/picture.png')).blob()
  const picture = await createImageBitmap(blob, { colorSpaceConversion: 'none' })
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, side, side)
  const out = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  let text = ''
  for (let i = 0; i < out.length; i += 32768) text += String.fromCharCode(...out.subarray(i, i + 32768))
  return btoa(text)
}`

async function encoded(
  page: Page,
  rgb: Uint8Array,
  side: number,
  quality: number,
  most: number,
  size = side,
): Promise<Uint8Array> {
  const file = png(side, side, rgb, 1)
  await page.unrouteAll()
  await page.route('http://mats.test/**', (route) =>
    route.request().url().endsWith('.png')
      ? route.fulfill({ contentType: 'image/png', body: Buffer.from(file) })
      : route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.goto('http://mats.test/')
  for (let q = quality; q > 0.2; q -= 0.06) {
    const text = (await page.evaluate(`(${ENCODE})(${q}, ${size})`)) as string
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    if (bytes.length <= most) return bytes
  }
  throw new Error('The picture does not fit')
}

export async function main(names: readonly string[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
  const page = await browser.newPage()
  for (const job of JOBS) {
    if (names.length > 0 && !names.includes(job.name)) continue
    mkdirSync(job.folder, { recursive: true })
    const picture = rendered(job.shade, job.side, job.inches, job.relief)
    const write = (suffix: string, bytes: Uint8Array) => {
      writeFileSync(`${job.folder}/${job.name}${suffix}.webp`, bytes)
      console.log(`${job.folder}/${job.name}${suffix}.webp ${bytes.length} bytes`)
    }
    write('', await encoded(page, picture.colour, job.side, job.quality, 880_000))
    if (job.normals) write('-normal', await encoded(page, picture.normal, job.side, 0.8, 390_000, 1024))
  }
  await browser.close()
  return 0
}
