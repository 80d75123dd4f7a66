// The browser tests: finds a browser, builds the product, runs the tests against its own server.
import { build, run } from './build.mjs'

const args = process.argv.slice(2).filter((arg) => arg !== '--built')
if (!process.argv.includes('--built')) build()
process.exit(run(['vitest', 'run', '--project', 'browser', ...args]))
