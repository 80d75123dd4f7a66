/** Says of a result file what it proves and what it does not, as reasons for a page or a terminal to put into words. */
import type { PlayerSeat } from '../../kernel'
import { textHash } from '../proof/hash'
import { type Examined, namesOf } from './examine'
import { type ResultReason, resultSays as say } from './said'
import { differences, type Statement } from './statement'

export interface TellingOf {
  readonly statement: Statement
  readonly examined: Examined
  /** The key of the device on which the file is opened. */
  readonly ownKey?: string
  /** The key of the server from which this page comes. A result may as well be signed by another server. */
  readonly ownServer?: string
  /** The key of the server that is said to have signed. If it has not, the result is refuted. */
  readonly givenServer?: string
  /** The statement that follows from the match's file, if it was worked through again, and the present version of its rules. */
  readonly worked?: { readonly statement: Statement; readonly rulesVersion: number }
}

export interface Told {
  readonly conclusion: ResultReason
  /** True if something was changed, contradicts the match, or is not signed by the server whose key was given. */
  readonly isRefuted: boolean
  /** True if a signature fits, nothing was changed and nothing contradicts it. */
  readonly isSound: boolean
  /** What was changed or contradicts the match. */
  readonly faults: readonly ResultReason[]
  readonly proved: readonly ResultReason[]
  readonly unproved: readonly ResultReason[]
}

/** Sixteen digits by which people compare a key, in groups of four. */
export const keyMark = (key: string): string =>
  textHash(key)
    .slice(0, 16)
    .replace(/.{4}(?=.)/g, '$& ')

export function toldOf({ statement, examined, worked, ...known }: TellingOf): Told {
  const unlike = worked ? unlikeParts(statement, worked) : []
  const faults = [
    ...examined.faults,
    ...(unlike.length > 0 ? [say('match-differs', {})] : []),
    ...unlike.map((part) => say('match-part-differs', { part })),
  ]
  if (faults.length > 0)
    return { conclusion: say('result-changed', {}), isRefuted: true, isSound: false, faults, proved: [], unproved: [] }
  const stranger = known.givenServer && strangerTo(known.givenServer, examined)
  if (stranger) {
    const refuted = { isRefuted: true, isSound: false, faults: [stranger], proved: [], unproved: [] }
    return { conclusion: say('result-other-server', {}), ...refuted }
  }
  const fitting = examined.signatures.filter(({ fits }) => fits)
  const isUnchecked = examined.signatures.some(({ fits }) => fits === undefined)
  const conclusion = isUnchecked
    ? say('result-unchecked', {})
    : fitting.length > 0
      ? say('result-sound', {})
      : say('result-unsigned', {})
  return {
    conclusion,
    isRefuted: false,
    isSound: fitting.length > 0,
    faults,
    ...provedBy(statement, fitting, known, worked !== undefined),
  }
}

/** How the file's signatures contradict that the server with this key has signed; undefined if they do not. */
function strangerTo(key: string, { signatures }: Examined): ResultReason | undefined {
  const servers = signatures.filter(({ as }) => as.role === 'server')
  const [first] = servers
  if (!first) return say('server-unsigned', {})
  return servers.some((one) => one.key === key)
    ? undefined
    : say('server-key-other', { given: keyMark(key), theirs: keyMark(first.key) })
}

/** Rules of another version may judge an honest match's moves differently: then that part is not compared. */
function unlikeParts(statement: Statement, { statement: other, rulesVersion }: NonNullable<TellingOf['worked']>) {
  const isOther = rulesVersion !== statement.rulesVersion
  return differences(statement, other).filter((part) => !isOther || part !== 'audit.followed')
}

function provedBy(
  statement: Statement,
  fitting: Examined['signatures'],
  known: Pick<TellingOf, 'ownKey' | 'ownServer' | 'givenServer'>,
  isWorked: boolean,
): Pick<Told, 'proved' | 'unproved'> {
  const { audit, log, seats, players, from } = statement
  const { throws, shuffles } = audit
  const chance = throws + shuffles
  const devices = new Map<string, { readonly seats: readonly PlayerSeat[]; readonly at: number }>()
  for (const { as, key, at } of fitting) {
    if (as.role !== 'device') continue
    // Several signatures of one key are one device's.
    const before = devices.get(key)
    devices.set(key, { seats: [...new Set([...(before?.seats ?? []), ...as.seats])], at: before?.at ?? at })
  }
  const servers = fitting.flatMap(({ as, key, at }) => (as.role === 'server' ? [{ key, at, since: as.since }] : []))
  const signedFor = new Set([...devices.values()].flatMap((one) => one.seats))
  const persons = seats.filter((seat) => players[seat]?.player === 'person')
  const silent = persons.filter((seat) => !signedFor.has(seat))
  const isKnown = (key: string) => key === known.givenServer || key === known.ownServer
  const isWhole = audit.first === undefined
  const isVouched = devices.size > 0 || isWorked
  const proved = [
    ...[...devices].map(([key, { seats: theirs, at }]) =>
      say(key === known.ownKey ? 'signed-by-this-device' : 'signed-by-device', {
        names: namesOf(statement, theirs),
        key: keyMark(key),
        at,
      }),
    ),
    ...servers.map(({ key, at }) => {
      if (key === known.givenServer) return say('signed-by-given-server', { at })
      return key === known.ownServer ? say('signed-by-this-server', { at }) : say('signed-by-server', { key: keyMark(key), at })
    }),
    ...(isWorked ? [say('log-matches', { entries: log.entries })] : []),
    ...(isVouched && chance > 0 && isWhole ? [say('audit-signed', { throws, shuffles })] : []),
    ...(isVouched && audit.followed === log.entries ? [say('moves-followed', { entries: log.entries })] : []),
  ]
  const unproved = [
    ...(isVouched ? [] : [say('audit-unsigned', {})]),
    ...(audit.first === undefined ? [] : [say('audit-incomplete', { of: chance, proved: audit.proved, first: audit.first })]),
    ...(audit.followed < log.entries ? [say('moves-unfollowed', { entries: log.entries, followed: audit.followed })] : []),
    ...(from ? [forkOf(from)] : []),
    ...servers.flatMap(({ since }) => (since > 0 ? [say('hosted-since', { entry: since })] : [])),
    ...(silent.length > 0 && fitting.length > 0 ? [say('not-signed-for', { names: namesOf(statement, silent) })] : []),
    ...(devices.size === 1 && servers.length === 0 ? [say('one-device', { persons: persons.length })] : []),
    ...(fitting.some(({ as, key }) => as.role === 'device' || !isKnown(key)) ? [say('people-unproved', {})] : []),
    say('help-unproved', {}),
    ...(isWorked ? [] : [say('log-unseen', {})]),
  ]
  return { proved, unproved }
}

const forkOf = ({ after, faces }: NonNullable<Statement['from']>) => say(faces ? 'was-forked-by-hand' : 'was-forked', { after })
