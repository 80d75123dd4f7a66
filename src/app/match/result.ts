/** Works a match through, signs its result for this device, and puts what a result proves into words. */
import type { PlayerSeat, Reason } from '../../kernel'
import { examined } from '../../match/result/examine'
import type { ResultFile } from '../../match/result/file'
import { resultSays } from '../../match/result/said'
import { hashesOf, type Statement } from '../../match/result/statement'
import { toldOf } from '../../match/result/tell'
import type { AsDevice, Signature } from '../../protocol/result'
import type { ResultShown } from '../../ui/match/result-dialog'
import { sayer } from '../../ui/words/words'
import type { Words } from '../../ui/words/words-context'
import { deviceSigner } from '../../workers/device-key'
import { hasSignatures, signed, verify } from '../../workers/signing'
import { gameName } from '../games'
import { serverKey } from '../online/server-key'
import { checkDice } from './checking'

export interface Worked {
  readonly statement: Statement
  /** The version of the rules with which it was worked through. */
  readonly rulesVersion: number
}
export type WorkedThrough = Worked | { readonly refused: Reason }

/** What is to be stated about the match in this file. Rejects if it could not be worked through or was cancelled. */
export async function workedThrough(
  file: string,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<WorkedThrough> {
  const { statement, rulesVersion = 0, isUnread, conclusion } = await checkDice({ file, given: {} }, onProgress, signal)
  if (statement) return { statement, rulesVersion }
  return { refused: isUnread ? conclusion : resultSays('result-unfinished', {}) }
}

/** This device's signature for these seats. Undefined if the page has no signatures or no seats. */
export async function signedHere(statement: Statement, seats: readonly PlayerSeat[]): Promise<Signature<AsDevice> | undefined> {
  if (!hasSignatures() || seats.length === 0) return undefined
  return signed(await deviceSigner(), hashesOf(statement), { role: 'device', seats }, Date.now())
}

/**
 * What a file proves, in words. `worked`: what the match itself leads to, if it was worked through. `givenServer`: the key of the
 * server that is said to have signed.
 */
export async function shownResult(
  file: ResultFile,
  isAsWritten: boolean,
  worked: Worked | undefined,
  { reason, speak }: Pick<Words, 'reason' | 'speak'>,
  givenServer?: string,
): Promise<ResultShown> {
  const { statement } = file
  const { game, rulesVersion, log, outcome, seats, players } = statement
  const canCheck = hasSignatures()
  const isOfServer = file.signatures.some(({ as }) => as.role === 'server')
  const ownServer = isOfServer ? await serverKey() : undefined
  const told = toldOf({
    statement,
    examined: await examined(file, isAsWritten, canCheck ? verify : undefined),
    ...(canCheck ? { ownKey: (await deviceSigner()).key } : {}),
    ...(ownServer === undefined ? {} : { ownServer }),
    ...(givenServer === undefined ? {} : { givenServer }),
    ...(worked ? { worked } : {}),
  })
  const say = sayer(speak.language)
  const nameOf = (seat: PlayerSeat) => players[seat]?.name ?? seat
  return {
    outcome: say('result-won', { names: outcome.winners.map(nameOf) }),
    about: say('result-of', { game: gameName(game, speak.language), version: rulesVersion, entries: log.entries }),
    seats: seats.map((seat) => {
      const name = players[seat]?.player === 'bot' ? say('result-bot', { name: nameOf(seat) }) : nameOf(seat)
      return { seat, name, points: outcome.scores[seat] }
    }),
    conclusion: reason(told.conclusion),
    isSound: told.isSound,
    isServerUnknown: told.proved.some(({ key }) => key === 'signed-by-server'),
    faults: told.faults.map(reason),
    proved: told.proved.map(reason),
    unproved: told.unproved.map(reason),
  }
}
