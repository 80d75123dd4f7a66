// Builds once and runs the browser tests many times in a row, to find tests that fail at random.
// `npm run browser:again -- 10 [files] [--built]`; the last line is JSON with the figures.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, run } from './build.mjs'

const given = process.argv.slice(2).filter((arg) => arg !== '--built')
const [rounds, files] = /^\d+$/.test(given[0] ?? '') ? [Number(given[0]), given.slice(1)] : [10, given]
const folder = mkdtempSync(join(tmpdir(), 'browser-again-'))

/** The first lines of a failure message, which contain the expected and the actual value. */
const shortened = (why) => stripVTControlCharacters(why).split('\n').slice(0, 30).join('\n')

/** Runs one round and returns its tests by name; `why` is the failure, or undefined if the test passed. */
function playRound(round) {
  const outputFile = join(folder, `${round}.json`)
  const code = run(
    ['vitest', 'run', '--project', 'browser', '--reporter=json', `--outputFile=${outputFile}`, ...files],
    ['ignore', 'ignore', 'inherit'],
    { CI: '1' },
  )
  try {
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'))
    const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = basename(name)
      const own = assertionResults
        .filter((one) => one.status === 'passed' || one.status === 'failed')
        .map(({ fullName, status: is, failureMessages: [why = ''] }) => ({
          name: `${file} > ${fullName}`,
          why: is === 'failed' ? shortened(why) : undefined,
        }))
      // A file that failed to load, or failed outside its tests.
      const isWhole = status === 'passed' || own.some(({ why }) => why !== undefined)
      return isWhole ? own : [...own, { name: file, why: shortened(message) }]
    })
    // An uncaught error belongs to no test, but it fails the round.
    const isTold = code === 0 || tests.some(({ why }) => why !== undefined)
    return isTold ? tests : [...tests, { name: 'the run itself', why: `vitest ended with ${code}` }]
  } catch (error) {
    return [{ name: 'the run itself', why: `vitest ended with ${code}: ${error.message}` }]
  }
}

if (!process.argv.includes('--built')) build()
const began = performance.now()
const failures = new Map()
let tests = 0
let failed = 0
for (let round = 1; round <= rounds; round++) {
  const from = performance.now()
  const played = playRound(round)
  const broken = played.filter(({ why }) => why !== undefined)
  for (const { name, why } of broken) {
    console.log(`failed: ${name}: ${why}`)
    failures.set(name, [...(failures.get(name) ?? []), `round ${round}: ${why}`])
  }
  tests += played.length
  failed += broken.length
  const seconds = Math.round((performance.now() - from) / 1000)
  console.log(`round ${round} of ${rounds}: ${played.length - broken.length} of ${played.length} passed, ${seconds} s`)
}
rmSync(folder, { recursive: true })
for (const [name, reasons] of failures) console.log(`failed: ${name}\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ rounds, tests, passed: tests - failed, failed, seconds }))
process.exit(failed > 0 || tests === 0 ? 1 : 0)
