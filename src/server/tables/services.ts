/** What a table needs of its surroundings: its store, its keys, the host of its match, the time. */
import type { Reason, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import type { Signer } from '../../workers/signing'
import type { Grant } from './keys'
import type { Links } from './links'
import type { MatchRecord, TableRecord } from './record'

export interface TableServices {
  /** Stores the record; durable when it resolves. */
  store(record: TableRecord): Promise<void>
  /** Makes a key with this grant. Revokes those whose grants `instead` selects. */
  give(grant: Grant, instead?: (grant: Grant) => boolean): Promise<string>
  /** The grant of an unused link of this table; undefined if there is none. */
  grantOf(link: string): Promise<Grant | undefined>
  /** Exchanges a link of this table for a key with this grant; undefined if somebody was faster. */
  spend(link: string, grant: Grant): Promise<string | undefined>
  /** Revokes the keys whose grants are selected. */
  revoke(which: (grant: Grant) => boolean): Promise<void>
  /** Begins the match of a complete table and binds its seats to the chains that their pages have offered. */
  begin(
    record: TableRecord,
    offered: ReturnType<Links['offered']>,
  ): Promise<{ readonly match: MatchRecord; readonly host: Host<Terms> } | { readonly refused: Reason }>
  /** Closes this host and reopens the match with the seats as the record says. */
  rehost(record: TableRecord, host: Host<Terms>): Promise<Host<Terms>>
  /** The state of the match, for lists. */
  standing(host: Host<Terms>): Pick<MatchRecord, 'over' | 'glimpse'>
  /** Signs results for this server. Without it, only the devices of seats sign. */
  signer?(): Promise<Signer>
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `work` once, a little later. Further requests before that are dropped. */
  soon(work: () => void): void
  /** Runs `work` after this many milliseconds. */
  later(milliseconds: number, work: () => void): void
  /** The longest time in milliseconds for which pages are awaited when something is thrown or shuffled. */
  readonly dicePatience: number
}
