// Runs the browser tests: finds a browser, builds the product, and tests it on its own server.
import { build, run } from './build.mjs'

const args = process.argv.slice(2).filter((arg) => arg !== '--built')
if (!process.argv.includes('--built')) build()
process.exit(run(['vitest', 'run', '--project', 'browser', ...args]))
