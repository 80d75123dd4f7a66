/**
 * `npm run golden`, or `npm run golden -- <name>...`: rewrites the golden playthroughs, which are matches as readable text. The
 * test compares them, so a change of rules or texts shows up as a diff to review.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '../../src/ui/words/speak'
import { learn } from '../../src/ui/words/words'
import { goldenText, PLAYTHROUGHS } from '../conformance/golden'

export async function main(wanted: readonly string[] = []): Promise<void> {
  for (const language of LANGUAGES) await learn(language)
  mkdirSync('tests/conformance/golden', { recursive: true })
  const names = Object.keys(PLAYTHROUGHS).filter((name) => wanted.length === 0 || wanted.includes(name))
  for (const name of names) {
    writeFileSync(`tests/conformance/golden/${name}.txt`, await goldenText(name))
    console.log(`tests/conformance/golden/${name}.txt`)
  }
}
