/** Result files for tests: of recorded matches, signed with keys of their own. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { PlayerSeat } from '../../../src/kernel'
import type { MatchRecord } from '../../../src/match/file'
import { type ResultFile, resultFile } from '../../../src/match/result/file'
import { logHash, type Statement } from '../../../src/match/result/statement'
import type { AsDevice, AsServer } from '../../../src/protocol/result'
import { checkFile } from '../../../src/workers/check-file'
import { newPair, type Signer, signed, signerOf } from '../../../src/workers/signing'

export const AT = Date.UTC(2026, 10, 26, 20, 30)
export const newSigner = async (): Promise<Signer> => signerOf(await newPair(false))

export const textOf = (name: string): string => gunzipSync(readFileSync(`tests/fixtures/matches/${name}.json.gz`)).toString()

/** What is stated about a recorded match, worked through as a page's worker does. */
export async function stated(text: string): Promise<Statement> {
  const { statement, conclusion } = await checkFile({ file: text, given: {} }, () => {})
  if (!statement) throw new Error(conclusion.key)
  return statement
}

/** A statement as of a short match, without a match behind it. */
export function plainStatement(): Statement {
  const entries: MatchRecord['entries'] = [{ seq: 0, cause: { type: 'start' }, events: [] }]
  return {
    game: 'exterminate',
    rulesVersion: 3,
    seats: ['A', 'B', 'C'],
    players: {
      A: { name: 'Zoé', player: 'person' },
      B: { name: 'Ben', player: 'person' },
      C: { name: 'C', player: 'bot', level: 'strong' },
    },
    options: { scenario: 'hunt', rosters: { A: ['one', 'two'], B: [] }, rulings: {} },
    outcome: { winners: ['A'], scores: { A: 7, B: 3, C: 0 } },
    log: { entries: 1, hash: logHash(entries) },
    audit: { throws: 12, shuffles: 2, proved: 14, followed: 1 },
  }
}

export const device = (...seats: readonly PlayerSeat[]): AsDevice => ({ role: 'device', seats })
export const SERVER: AsServer = { role: 'server', since: 0 }

export async function signedBy(
  statement: Statement,
  by: readonly (readonly [AsDevice | AsServer, Signer])[],
): Promise<ResultFile> {
  const { hashes } = resultFile(statement, [])
  return resultFile(statement, await Promise.all(by.map(([as, signer]) => signed(signer, hashes, as, AT))))
}
