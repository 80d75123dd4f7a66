// Pictures of the chrome by itself: `node tests/ui/harness/shots.mjs <folder> [name ...]`. Reports text that is clipped.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumFlags, findChromium } from '../../tools/chromium.mjs'

const [folder = 'shots', ...only] = process.argv.slice(2)
const DESK = [1440, 900]
const SMALL = [1280, 720]
const TABLET = [1024, 768]
const PHONE = [390, 844]
const SHOTS = {
  home: ['show=home', DESK],
  'home-fr-tablet': ['show=home&language=fr&error=1', TABLET],
  'home-phone': ['show=home&empty=1', PHONE],
  'home-200': ['show=home&text=200', SMALL],
  lobby: ['show=lobby', DESK],
  'lobby-fr-phone': ['show=lobby&language=fr', PHONE],
  'lobby-200': ['show=lobby&text=200', SMALL],
  match: ['show=match', DESK],
  'match-fr': ['show=match&language=fr&state=refused', SMALL],
  'match-throw': ['show=match&state=throw', SMALL],
  'match-rolled-fr': ['show=match&state=rolled&language=fr&log=hidden', DESK],
  'match-hint-tablet': ['show=match&state=hint&log=hidden', TABLET],
  'match-toast-tablet-fr': ['show=match&state=toast&log=hidden&language=fr&shape=path', TABLET],
  'match-phone': ['show=match&log=hidden', PHONE],
  'match-phone-fr-question': ['show=match&sheet=question&language=fr', PHONE],
  'match-phone-log': ['show=match&sheet=log', PHONE],
  'match-200': ['show=match&text=200', SMALL],
  'match-200-question': ['show=match&text=200&sheet=question&language=fr', SMALL],
  'match-path': ['show=match&shape=path', SMALL],
  shapes: ['show=shapes', [1440, 1500]],
  'shapes-fr': ['show=shapes&language=fr', [1440, 1500]],
  help: ['show=help', DESK],
  'help-fr-phone': ['show=help&language=fr', PHONE],
  settings: ['show=settings', SMALL],
  'settings-fr-200': ['show=settings&language=fr&text=200', SMALL],
  consent: ['show=consent&language=fr', SMALL],
  end: ['show=end', DESK],
  'end-fr-phone': ['show=end&language=fr', PHONE],
  'hand-over': ['show=hand-over&language=fr&hand=5', TABLET],
  'hand-over-desk': ['show=hand-over&hand=5&state=bare', DESK],
  'hand-over-phone': ['show=hand-over&hand=5&state=bare', PHONE],
  'hand-over-full': ['show=hand-over&full=1', SMALL],
  hand: ['show=match&hand=5&state=bare', DESK],
  'hand-fr-laptop': ['show=match&hand=5&language=fr', SMALL],
  'hand-peek': ['show=match&hand=5&state=bare', SMALL, '.ui-fan-card >> nth=1'],
  'hand-peek-last': ['show=match&hand=5&state=bare&log=hidden', DESK, '.ui-fan-card >> nth=4'],
  'hand-peek-first': ['show=match&hand=12&state=bare&log=hidden', SMALL, '.ui-fan-card >> nth=0'],
  'hand-face-up-peek': ['show=match&hand=5&state=bare', SMALL, '.ui-seat-row .ui-face-up-card'],
  'hand-of-12': ['show=match&hand=12&state=bare', DESK],
  'hand-of-1': ['show=match&hand=1&state=bare', DESK],
  'hand-tablet': ['show=match&hand=5&state=bare&log=hidden', TABLET],
  'hand-phone': ['show=match&hand=5&log=hidden', PHONE],
  'hand-phone-fr': ['show=match&hand=7&log=hidden&language=fr', PHONE],
  'hand-200': ['show=match&hand=5&text=200', SMALL],
  'hand-200-desk': ['show=match&hand=5&text=200&sheet=hands', DESK, '.ui-fan-card >> nth=1'],
  'hand-200-sheet': ['show=match&hand=5&text=200&sheet=hands', SMALL],
  'hand-landscape': ['show=match&hand=5', [844, 390]],
  'hand-landscape-sheet': ['show=match&hand=5&sheet=hands&language=fr', [844, 390]],
  'hand-menu': ['show=match&hand=5&state=bare', SMALL, undefined, '.ui-fan-card >> nth=0'],
  'hand-large': ['show=match&hand=5&state=bare', SMALL, undefined, '.ui-fan-card >> nth=1'],
  'hand-large-phone-fr': ['show=match&hand=5&state=bare&language=fr', PHONE, undefined, '.ui-fan-read'],
  'hand-large-200': ['show=match&hand=5&state=bare&text=200&sheet=hands', SMALL, undefined, '.ui-fan-read'],
  'hand-pile': ['show=match&hand=5&state=bare&language=fr', SMALL, undefined, 'button.ui-pile'],
  stops: ['show=stops', SMALL],
  'stops-phone-fr': ['show=stops&language=fr', PHONE],
  loading: ['show=loading', SMALL],
  drop: ['show=drop', SMALL],
  fault: ['show=fault&language=fr', SMALL],
}

mkdirSync(folder, { recursive: true })
const vite = await createServer({
  configFile: new URL('vite.config.ts', import.meta.url).pathname,
  server: { port: 47_000 + (process.pid % 1000), strictPort: true },
  logLevel: 'error',
})
await vite.listen()
const home = vite.resolvedUrls?.local[0]
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
const page = await browser.newPage()
page.on(
  'console',
  (message) => ['error', 'warning'].includes(message.type()) && console.log('  console:', message.text().slice(0, 300)),
)
page.on('pageerror', (error) => console.log('  error:', error.message))
for (const [name, [search, [width, height], hovered, clicked]] of Object.entries(SHOTS)) {
  if (only.length > 0 && !only.includes(name)) continue
  await page.setViewportSize({ width, height })
  await page.goto(`${home}?${search}`)
  await page.waitForSelector('#root > *, [role=dialog], [role=alertdialog]')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
  if (hovered) await page.hover(hovered, { position: { x: 20, y: 30 } })
  if (clicked) await page.click(clicked, { position: { x: 20, y: 24 } })
  if (hovered || clicked) await page.waitForTimeout(350)
  const faults = await page.evaluate(() => {
    const found = []
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page is ${document.documentElement.scrollWidth} wide`)
    for (const element of document.querySelectorAll('.ui-panel, button, .ui-segment, .ui-option, h1, h2, p')) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || element.closest('.ui-hidden')) continue
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
        found.push(`clipped: ${element.className}`)
      const isPushedAlong = element.closest('.ui-fan-cards') !== null
      if (!isPushedAlong && (box.right > innerWidth + 1 || box.left < -1))
        found.push(`off screen: ${element.tagName} ${element.className}`)
      if (['BUTTON', 'SUMMARY'].includes(element.tagName) && box.height > 0 && (box.height < 39.5 || box.width < 39.5))
        found.push(`small target ${Math.round(box.width)}x${Math.round(box.height)}: ${element.className}`)
    }
    if (document.body.textContent.includes('[')) found.push('a key without words')
    return [...new Set(found)]
  })
  await page.screenshot({ path: `${folder}/${name}.png` })
  console.log(name, faults.length > 0 ? faults.join('; ') : 'ok')
}
await browser.close()
await vite.close()
