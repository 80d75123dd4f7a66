/**
 * The port through which an online server stores its tables. Its two implementations, SQLite in a folder and PostgreSQL, give the
 * same guarantees. Nothing here knows a rule or a socket: records, entries, films, grants and lines are plain JSON that the store
 * only keeps.
 *
 * Every call that changes something takes effect completely or not at all, and is durable when it resolves. A call that reads
 * sees at least everything that was confirmed before it was made. A refused call rejects with a `StoreError` and has changed
 * nothing. Only after `StoreAway` the outcome is unknown, because the connection may have broken after the change: then read the
 * state, or repeat a call that is safe to repeat.
 */
import type { Json } from '../../kernel'

/** 128 random bits as base64url text, 22 characters. */
export type TableId = string

/** What is stored of a table besides its entries: spec, roster, title, stage. It is small, because every change rewrites it. */
export interface TableRecord {
  /** The version of the record's format. */
  readonly version: number
  readonly data: Json
}

/** Entries of a table are numbered 0, 1, 2 and so on, without gaps. */
export interface StoredEntry {
  readonly number: number
  readonly entry: Json
  /** The recorded motion of the entry's dice. Films are most of a table's data, so they are stored apart and read on request. */
  readonly film?: Json
}

/** A table without its entries. */
export interface TableHead {
  readonly table: TableId
  readonly record: TableRecord
  /** The number of entries, which is also the number of the next one. */
  readonly entries: number
  /** Milliseconds since 1970 by the store's clock. */
  readonly createdAt: number
  /** When something was last appended, updated or said, in milliseconds since 1970 by the store's clock. */
  readonly touchedAt: number
}

/** What a key grants. The store knows only the key's SHA-256 as text, never the key. */
export interface NewGrant {
  readonly hash: string
  /** In the server's own form: a seat, looking on, an invitation. */
  readonly grants: Json
}
export interface Grant extends NewGrant {
  readonly table: TableId
  /** True if the key was good for one use and has been used. */
  readonly spent: boolean
}

/**
 * The right to write to a table, held by one node at a time. `fence` grows with every claim and is never reused for a table; only
 * the holder of the newest may write. `forMs` counts from the moment the claim was sent, so no node's clock has to be right.
 */
export type Claim =
  | { readonly type: 'held'; readonly fence: number; readonly forMs: number }
  | { readonly type: 'other'; readonly node: string; readonly forMs: number }

export interface Lease {
  readonly table: TableId
  readonly fence: number
}

export interface Holder {
  readonly table: TableId
  readonly node: string
}

export interface Reading {
  /** Whether to read the films of dice; false by default. */
  readonly films?: boolean
  /** The first number to read; 0 by default. */
  readonly from?: number
  /** The most entries to read. */
  readonly limit?: number
}

export interface TableStore {
  /** Creates a table, with entries if it has a past. Rejects with `TableTaken` or `HashTaken` if the id or a hash exists. */
  create(table: TableId, record: TableRecord, grants: readonly NewGrant[], entries?: readonly StoredEntry[]): Promise<void>
  /**
   * Adds entries, and replaces the record if one is given. Rejects with `OldFence` if the fence is not the newest of the table,
   * `NumberTaken` if the first entry's number exists already, `NumberSkipped` if it leaves a gap.
   *
   * After `StoreAway`, append exactly the same entries again: this resolves if they are stored already with the same text.
   */
  append(table: TableId, fence: number, entries: readonly StoredEntry[], record?: TableRecord): Promise<void>
  /** Replaces the record. Rejects with `OldFence`. */
  update(table: TableId, fence: number, record: TableRecord): Promise<void>
  /** Removes a table with all that belongs to it. Rejects with `OldFence`; claim first, so that no table in use is removed. */
  remove(table: TableId, fence: number): Promise<void>
  /** The table and its entries in order; undefined if there is no such table. */
  load(
    table: TableId,
    reading?: Reading,
  ): Promise<{ readonly head: TableHead; readonly entries: readonly StoredEntry[] } | undefined>
  /** The heads of those of these tables that exist. */
  heads(tables: readonly TableId[]): Promise<readonly TableHead[]>
  /** Tables not touched since `time` (milliseconds since 1970 by the store's clock), the longest untouched first. */
  touchedBefore(time: number, limit: number): Promise<readonly TableId[]>
  /** The number of tables. */
  count(): Promise<number>

  /** Adds keys to a table. Rejects with `NoTable` or `HashTaken`. */
  grant(table: TableId, grants: readonly NewGrant[]): Promise<void>
  /** What these hashes of keys grant, spent ones included. */
  granted(hashes: readonly string[]): Promise<readonly Grant[]>
  /** All grants of a table, spent ones included, in no particular order. */
  grantsOf(table: TableId): Promise<readonly Grant[]>
  /**
   * Uses a single-use key and replaces it by others. Resolves with the grant as it was, or with undefined if it does not exist or
   * was spent before. Of any number of concurrent calls, on any number of nodes, only one succeeds. Rejects with `HashTaken`.
   * After `StoreAway`, check whether the replacements exist.
   */
  spend(hash: string, into: readonly NewGrant[]): Promise<Grant | undefined>
  /** Deletes the grants with these hashes. */
  revoke(hashes: readonly string[]): Promise<void>

  /** Stores the pictures of a table's layout, as text. Rejects with `NoTable`. */
  keepPictures(table: TableId, pictures: string): Promise<void>
  /** The pictures of a table's layout; undefined if there are none. */
  pictures(table: TableId): Promise<string | undefined>

  /** Takes the table for this node if nobody holds it, its lease has run out, or this node holds it. Rejects with `NoTable`. */
  claim(table: TableId, node: string, ms: number): Promise<Claim>
  /** Prolongs all leases of this node from now on and returns them. A lease that is missing has been lost. */
  renew(node: string, ms: number): Promise<readonly Lease[]>
  /** Gives the table back, so that another node need not wait. Does nothing if the fence is old. */
  release(table: TableId, fence: number): Promise<void>
  /** Gives all tables of this node back. */
  releaseAll(node: string): Promise<void>

  /** Stores a line of talk. Only the last `linesKept` of a table are kept. Rejects with `NoTable`. */
  say(table: TableId, line: Json): Promise<void>
  /** The last `last` lines of talk, oldest first. */
  lines(table: TableId, last: number): Promise<readonly Json[]>

  /** Which nodes hold which of these tables now. Absent if only one can use this store. */
  holders?(tables: readonly TableId[]): Promise<readonly Holder[]>

  /**
   * A secret shared by all servers that use this store. Servers authenticate to one another with it. Absent if only one can use
   * it.
   */
  word?(): Promise<string>

  /**
   * The private key with which the servers that use this store sign results, as text. Stores `fresh` if there is none yet; of any
   * number of concurrent calls, on any number of nodes, all get the same.
   */
  signingKey(fresh: string): Promise<string>

  /** Resolves if the store can be written to now; rejects with the reason if not. */
  check(): Promise<void>
  /** Waits for calls under way, then releases files and connections. Every later call rejects with `StoreAway`. */
  close(): Promise<void>
}

export const linesKept = 1000
