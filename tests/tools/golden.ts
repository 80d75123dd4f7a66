/**
 * `npm run golden`: writes the golden playthroughs anew, matches that a person can read. The test compares; a change of
 * rules or words shows as a difference to be read in review.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { goldenText, PLAYTHROUGHS } from '../conformance/golden'

export async function main(): Promise<void> {
  mkdirSync('tests/conformance/golden', { recursive: true })
  for (const name of Object.keys(PLAYTHROUGHS)) {
    writeFileSync(`tests/conformance/golden/${name}.txt`, await goldenText(name))
    console.log(`tests/conformance/golden/${name}.txt`)
  }
}
