// `npm run drawn`, or `npm run drawn -- <points>`: whole matches of every golden playthrough, what is drawn against what is so after every answer,
// and the browser's picture at so many points of each (eight) against the page loaded anew.
import { build, run } from './build.mjs'

const [points = '8'] = process.argv.slice(2).filter((arg) => /^\d+$/.test(arg))
if (!process.argv.includes('--built')) build()
process.env.DRAWN_POINTS = points
const codes = [
  run(['vitest', 'run', '--project', 'unit', 'tests/drawn']),
  run(['vitest', 'run', '--project', 'browser', 'tests/browser/drawn-matches.test.ts']),
]
process.exit(Math.max(...codes))
