/**
 * Firefox as Debian ships it, driven like Chromium. It needs a screen, because without one it has no WebGL: on Linux it gets one of its
 * own (Xvfb).
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type Browser, firefox } from 'playwright-core'

const isThere = (program: string, flag = '--version') => spawnSync(program, [flag]).error === undefined

/** The program: `FIREFOX_PATH`, else `firefox-esr` or `firefox`; undefined if there is none. */
export const foundFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].find((one) => one && isThere(one))

/** Opens Firefox. On Debian as root it is installed if it is missing; otherwise the error says what to do. */
export async function launchFirefox(): Promise<{ readonly browser: Browser; close(): Promise<void> }> {
  const isLinux = process.platform === 'linux'
  const isComplete = () => foundFirefox() !== undefined && (!isLinux || isThere('Xvfb', '-help'))
  if (!isComplete() && isLinux && process.getuid?.() === 0 && isThere('apt-get')) {
    console.log('Installing Debian’s firefox-esr and xvfb …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr', 'xvfb', 'libgl1-mesa-dri'], { env })
  }
  const program = foundFirefox()
  if (!program || !isComplete())
    throw new Error('This needs Firefox (or FIREFOX_PATH) and, on Linux, Xvfb: install firefox-esr and xvfb.')
  const screen = isLinux ? await openScreen() : undefined
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('./firefox-relay.mjs', import.meta.url)),
    headless: false,
    timeout: 180_000,
    env: { ...env, FIREFOX_PATH: program, ...(screen ? { DISPLAY: screen.display } : {}) },
    firefoxUserPrefs: {
      // Software drawing, which Firefox would not use for WebGL of its own accord.
      'webgl.force-enabled': true,
      // Windows lie over one another; none may be treated as one that nobody looks at.
      'widget.windows.window_occlusion_tracking.enabled': false,
      'dom.min_background_timeout_value': 4,
    },
  })
  return {
    browser,
    async close() {
      await browser.close()
      screen?.close()
    },
  }
}

async function openScreen(): Promise<{ readonly display: string; close(): void }> {
  const program: ChildProcess = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((found, failed) => {
    // The third pipe is open: it was asked for.
    const told = program.stdio[3] as Readable
    told.once('data', (chunk: Buffer) => found(String(chunk).trim()))
    program.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)))
  })
  return { display: `:${number}`, close: () => void program.kill() }
}
