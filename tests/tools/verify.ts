/**
 * `npm run verify -- <file> [en|fr]`: replays an exported match, repeating the physics of every throw and every shuffle. Reports
 * that everything follows from the recorded answers and secrets, or names the first thing that does not and exits with 1.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createThrower } from '../../src/dice/throw'
import { gameOf } from '../../src/games'
import { gameOfFile, readMatchFile } from '../../src/match/file'
import { verifyingFile } from '../../src/match/proof/verify'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart, reasonInWords } from '../../src/ui/words/words'
import { throwingAgain } from '../../src/workers/throw-again'

export async function main([path, tongue]: readonly string[]): Promise<number> {
  const language = tongue === 'fr' ? 'fr' : 'en'
  await learn(language)
  await learnPart('checking')
  const say = (reason: Parameters<typeof reasonInWords>[0]) => reasonInWords(reason, speaker(language))
  if (!path) {
    console.error('Usage: npm run verify -- <match file> [en|fr]')
    return 2
  }
  const bytes = readFileSync(path)
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString()
  const named = gameOfFile(text)
  const rules = named === undefined ? undefined : await gameOf(named)?.rules?.()
  if (!rules) {
    const read = readMatchFile(text, {}, TABLE_SHAPES)
    if (!read.ok) console.log(say(read.reason))
    return 1
  }
  const steps = verifyingFile(text, rules, { shapes: TABLE_SHAPES, throwAgain: throwingAgain(await createThrower()) })
  let step = steps.next()
  while (!step.done) step = steps.next()
  if ('refused' in step.value) {
    console.log(say(step.value.refused))
    return 1
  }
  const { lines, conclusion, doubt } = step.value
  for (const reason of [...lines, conclusion, ...(doubt ? [doubt.reason] : [])]) console.log(say(reason))
  return doubt ? 1 : 0
}
