// Runs a tool of the project, and builds the product for the browser tests.
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'

/** Runs `npx` with these arguments, the browser's path and `more` in the environment, and returns the exit code. */
export function run(args, stdio = 'inherit', more = {}) {
  const env = { ...process.env, ...more, CHROME_PATH: findChromium() }
  const { status } = spawnSync('npx', args, { stdio, env, shell: process.platform === 'win32' })
  return status ?? 1
}

/** Builds page and server. Ends the process if that fails. */
export function build() {
  for (const mode of [[], ['--mode', 'server']]) {
    const code = run(['vite', 'build', ...mode, '--logLevel', 'warn'])
    if (code !== 0) process.exit(code)
  }
}
