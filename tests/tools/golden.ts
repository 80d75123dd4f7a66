/**
 * `npm run golden`: writes each game's golden playthrough anew, a match that a person can read. The test compares; a change of
 * rules or words shows as a difference to be read in review.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { RULES } from '../../src/games/rules'
import { goldenText } from '../conformance/golden'

export async function main(): Promise<void> {
  mkdirSync('tests/conformance/golden', { recursive: true })
  for (const id of Object.keys(RULES)) {
    writeFileSync(`tests/conformance/golden/${id}.txt`, await goldenText(id))
    console.log(`tests/conformance/golden/${id}.txt`)
  }
}
