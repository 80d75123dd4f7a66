/** What a table needs of the place where it stands: its store, its keys, the host of its match, the time. */
import type { Reason, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import type { Grant } from './keys'
import type { Links } from './links'
import type { MatchRecord, TableRecord } from './record'

export interface TableServices {
  /** Stores the record, durably. */
  store(record: TableRecord): Promise<void>
  /** Makes a key that grants this, in place of those that grant what `instead` says. */
  give(grant: Grant, instead?: (grant: Grant) => boolean): Promise<string>
  /** What a link of this table grants that nobody has used; undefined where there is none. */
  grantOf(link: string): Promise<Grant | undefined>
  /** Uses a link of this table up for a key that grants this; undefined where somebody was faster. */
  spend(link: string, grant: Grant): Promise<string | undefined>
  /** Keys that grant such things open nothing any more. */
  revoke(which: (grant: Grant) => boolean): Promise<void>
  /** Begins the match of a complete table, its seats bound to the chains that their pages have offered. */
  begin(
    record: TableRecord,
    offered: ReturnType<Links['offered']>,
  ): Promise<{ readonly match: MatchRecord; readonly host: Host<Terms> } | { readonly refused: Reason }>
  /** Opens the match anew with another at one of its seats. */
  rehost(record: TableRecord, host: Host<Terms>): Promise<Host<Terms>>
  /** How the match stands, for lists. */
  standing(host: Host<Terms>): Pick<MatchRecord, 'over' | 'glimpse'>
  /** Milliseconds since 1970. */
  now(): number
  /** Calls this once, a little later; what is asked for again before is not called twice. */
  soon(work: () => void): void
  /** Runs this after so many milliseconds. */
  later(milliseconds: number, work: () => void): void
  /** Pages are waited for so many milliseconds at most when something is thrown or shuffled. */
  readonly dicePatience: number
}
