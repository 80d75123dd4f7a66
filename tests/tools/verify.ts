/**
 * `npm run verify -- <file>`, or with `fr` after it: works an exported match through again, throw by throw with its physics and shuffle by
 * shuffle, and says that everything follows, or names the first thing that does not and ends with 1.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createThrower } from '../../src/dice/throw'
import { gameOf } from '../../src/games'
import { gameOfFile, readMatchFile } from '../../src/match/file'
import { verifying } from '../../src/match/proof/verify'
import { outcomeOf } from '../../src/match/standing'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart, reasonInWords } from '../../src/ui/words/words'
import { throwingAgain } from '../../src/workers/thrown-dice'

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
  const read = readMatchFile(text, rules ? { [rules.id]: rules } : {}, TABLE_SHAPES)
  if (!read.ok || !rules) {
    if (!read.ok) console.log(say(read.reason))
    return 1
  }
  const { record, history } = read
  const { game, rulesVersion } = rules
  const isOver = outcomeOf({ ...record, game, history }) !== undefined
  const throwAgain = throwingAgain(await createThrower())
  const steps = verifying({ record, isOver, game, rulesVersion, shapes: TABLE_SHAPES, throwAgain })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const { lines, conclusion, doubt } = step.value
  for (const reason of [...lines, conclusion, ...(doubt ? [doubt.reason] : [])]) console.log(say(reason))
  return doubt ? 1 : 0
}
