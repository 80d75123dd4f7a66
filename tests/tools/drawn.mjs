// `npm run drawn`, or `npm run drawn -- <points>`: plays every golden playthrough and compares what is drawn with view and draft
// after every answer, and the browser's picture with the picture after a reload at this many points of each match (8 by default).
import { build, run } from './build.mjs'

const [points = '8'] = process.argv.slice(2).filter((arg) => /^\d+$/.test(arg))
if (!process.argv.includes('--built')) build()
process.env.DRAWN_POINTS = points
const codes = [
  run(['vitest', 'run', '--project', 'unit', 'tests/drawn']),
  run(['vitest', 'run', '--project', 'browser', 'tests/browser/drawn-matches.test.ts']),
]
process.exit(Math.max(...codes))
