/**
 * `npm run verify -- <file> [en|fr]`: replays an exported match, repeating the physics of every throw and every shuffle. Reports
 * that everything follows from the recorded answers and secrets, or names the first thing that does not and exits with 1.
 *
 * `npm run verify -- <result file> [match file] [server] [en|fr]`: says what a signed result proves and what it does not. With the
 * match file the match is worked through as well, and compared. The server that is said to have signed is given by its address,
 * from which its key is fetched, by a file with the key, or by the key. Exits with 1 unless the result is signed, unchanged and
 * uncontradicted.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { gameOf } from '../../src/games'
import type { Reason } from '../../src/kernel'
import { examined, namesOf } from '../../src/match/result/examine'
import { readResultFile } from '../../src/match/result/file'
import { readResultKey, seemsKey } from '../../src/match/result/key'
import { resultSays } from '../../src/match/result/said'
import { seemsResult } from '../../src/match/result/seems'
import { toldOf } from '../../src/match/result/tell'
import type { Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart, reasonInWords, sayer } from '../../src/ui/words/words'
import { checkFile } from '../../src/workers/check-file'
import { verify } from '../../src/workers/signing'

export async function main(args: readonly string[]): Promise<number> {
  const language: Language = args.includes('fr') ? 'fr' : 'en'
  await learn(language)
  await Promise.all([learnPart('checking'), learnPart('result')])
  const print = (reason: Reason) => console.log(reasonInWords(reason, speaker(language)))
  const given = args.filter((arg) => arg !== 'en' && arg !== 'fr')
  const isServer = (arg: string) => /^https?:/.test(arg) || readResultKey(arg).ok
  const texts = given.filter((arg) => !isServer(arg)).map(textIn)
  const server = given.find(isServer)
  const [text] = texts
  if (text === undefined) {
    console.error(
      'Usage: npm run verify -- <match file> [en|fr]\n       npm run verify -- <result file> [match file] [server] [en|fr]',
    )
    return 2
  }
  const result = texts.find(seemsResult)
  return result === undefined
    ? verifyMatch(text, print)
    : verifyResult(
        result,
        texts.find((one) => !seemsResult(one) && !seemsKey(one)),
        server === undefined ? texts.find(seemsKey) : await keyAt(server),
        language,
      )
}

/** What a server gives as its key; empty if it cannot be reached. `given` may also be a key itself. */
async function keyAt(given: string): Promise<string> {
  if (!/^https?:/.test(given)) return given
  const address = new URL('api/result-key', given.replace(/\/?$/, '/'))
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  return (await answer?.text()) ?? ''
}

function textIn(path: string): string {
  const bytes = readFileSync(path)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString()
}

async function verifyMatch(file: string, print: (reason: Reason) => void): Promise<number> {
  const { lines, conclusion, doubt, isUnread } = await checkFile({ file, given: {} }, () => {})
  for (const reason of [...lines, conclusion, ...(doubt ? [doubt] : [])]) print(reason)
  return doubt || isUnread ? 1 : 0
}

async function verifyResult(
  text: string,
  match: string | undefined,
  server: string | undefined,
  language: Language,
): Promise<number> {
  const print = (reason: Reason) => console.log(reasonInWords(reason, speaker(language)))
  const say = sayer(language)
  const read = readResultFile(text)
  if (!read.ok) {
    print(read.reason)
    return 1
  }
  const key = server === undefined ? undefined : readResultKey(server)
  if (key && !key.ok) {
    print(key.reason)
    return 1
  }
  const { statement } = read.file
  const { game, rulesVersion, log, outcome, seats } = statement
  const name = gameOf(game)?.names[language].name ?? game
  console.log(say('result-of', { game: name, version: rulesVersion, entries: log.entries }))
  console.log(say('result-won', { names: namesOf(statement, outcome.winners) }))
  for (const seat of seats) console.log(`  ${namesOf(statement, [seat])}: ${outcome.scores[seat] ?? '–'}`)

  const worked = match === undefined ? undefined : await checkFile({ file: match, given: {} }, () => {})
  if (worked && !worked.statement) {
    print(worked.isUnread ? worked.conclusion : resultSays('result-unfinished', {}))
    return 1
  }
  const told = toldOf({
    statement,
    examined: await examined(read.file, read.isAsWritten, verify),
    ...(key ? { givenServer: key.key } : {}),
    ...(worked?.statement ? { worked: { statement: worked.statement, rulesVersion: worked.rulesVersion ?? 0 } } : {}),
  })
  console.log()
  print(told.conclusion)
  for (const [title, reasons] of [
    ['result-wrong', told.faults],
    ['result-proves', told.proved],
    ['result-proves-not', told.unproved],
  ] as const) {
    if (reasons.length === 0) continue
    console.log(`\n${say(title)}`)
    for (const reason of reasons) console.log(`- ${reasonInWords(reason, speaker(language))}`)
  }
  return told.isSound ? 0 : 1
}
