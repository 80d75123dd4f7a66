// Finds a Chrome or Chromium for the browser tests; on Debian as root it installs one; otherwise it says what to do.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROME_PATH,
  // The build without window support, which takes about a sixth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
// Mesa's software OpenGL, which is two to three times as fast as the browser's own.
const PACKAGES = ['chromium-headless-shell', 'libegl1', 'libgl1-mesa-dri', 'libgles2', 'libegl-mesa0']
// The browser only honours the last `--disable-features`, so the relevant features that the driver disables are repeated here.
// The last one keeps the browser from preloading one of its own pages for each window, which takes a second.
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  `--disable-features=${LEFT_OUT.join(',')}`,
  // Each page compiles the dice physics (WebAssembly). Optimising it would take longer than all throws of a test. Threads for compiling
  // and collecting garbage would only take turns with the other browser: without them a page takes a tenth less work.
  '--js-flags=--liftoff-only --single-threaded',
  '--num-raster-threads=1',
  // Smoothing letters by colour is work for nothing here.
  '--disable-lcd-text',
]

const found = () => PLACES.find((place) => place && existsSync(place))

/** The path of a browser. Installs Debian's if none is found and that is possible; otherwise exits with a line of advice. */
export function findChromium() {
  const there = found()
  if (there) return there
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chrome or Chromium found: installing Debian’s chromium-headless-shell …')
    try {
      const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
      execFileSync('apt-get', ['update'], options)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], options)
    } catch {
      // Installing failed; the advice below says what the user can do.
    }
    const installed = found()
    if (installed) return installed
  }
  console.error(
    'The browser tests need Chrome or Chromium: install it, or set CHROME_PATH to its program, and run npm test again.',
  )
  process.exit(1)
}

/**
 * The flags for a headless start, with Mesa's software OpenGL if it is installed. OpenGL then draws only the scene; the page is
 * composited without it, which takes a third of the time that software OpenGL would need.
 */
export function chromiumFlags() {
  const mesa = ['/usr/share/glvnd/egl_vendor.d/50_mesa.json'].some((place) => existsSync(place))
  return mesa
    ? [...FLAGS, '--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist', '--disable-gpu-compositing']
    : [...FLAGS, '--enable-unsafe-swiftshader']
}
