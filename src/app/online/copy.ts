/** The match of a server's table as a copy on this device, where it can be watched. */
import type { Home } from '../../client/home'
import type { Client } from '../../client/state'
import type { Reason } from '../../kernel'
import { fingerprint } from '../../match/fingerprint'
import { device, reasonOf } from '../device'
import { heldTable, heldTables, hold } from './held'

/**
 * The id of the copy. One that was made of the same file before is used again, with what is noted on it. Rejects with a reason while
 * the server does not give the match away, because its players still hide something.
 */
export async function copiedHere(table: string, client: Client, home: Pick<Home, 'ask'> = device()): Promise<string> {
  const file = await client.actions.exportMatch()
  const mark = fingerprint(file)
  const held = heldTable(table)?.copy
  if (held?.mark === mark && (await home.ask('list', {})).matches.some(({ id }) => id === held.match)) return held.match
  const { id } = await home.ask('import', { file })
  hold(table, { copy: { match: id, mark } })
  return id
}

/** Why a table's match cannot be shown: a transport rejects with a reason, the device with an error that has one. */
export const whyNot = (error: unknown): Reason =>
  typeof error === 'object' && error !== null && 'key' in error ? (error as Reason) : reasonOf(error)

/** The table of which this match is a copy. */
export const tableCopied = (match: string): string | undefined => heldTables().find(({ copy }) => copy?.match === match)?.table
