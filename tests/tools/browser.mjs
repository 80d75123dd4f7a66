// The browser tests: finds a browser, builds the product, runs the tests against its own server.
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'

const chromium = findChromium()
const env = { ...process.env, CHROME_PATH: chromium }
const run = (...args) => {
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
if (!process.argv.includes('--built')) {
  run('vite', 'build', '--logLevel', 'warn')
  run('vite', 'build', '--mode', 'server', '--logLevel', 'warn')
}
run('vitest', 'run', '--project', 'browser', ...process.argv.slice(2).filter((arg) => arg !== '--built'))
