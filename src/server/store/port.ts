/**
 * Where an online server keeps its tables: the port. Two stores stand behind it, SQLite in a folder and PostgreSQL, and keep the same
 * promises. Nothing here knows a rule or a socket: records, entries, films, grants and lines are plain JSON that the store only keeps.
 *
 * Every call that changes something is all or nothing, and durable when it resolves. A call that reads sees at least everything that was
 * confirmed before it was made. What is refused rejects with a `StoreError`, and has changed nothing; after `StoreAway` alone nobody knows: the
 * connection may have broken after the change. Then look, or do again what can be done twice.
 */
import type { Json } from '../../kernel'

/** 128 random bits as base64url text, 22 characters. */
export type TableId = string

/** What there is to say of a table besides its entries: spec, roster, title, stage. Small: it is written anew with every change. */
export interface TableRecord {
  /** The version of the record's own form. */
  readonly version: number
  readonly data: Json
}

/** Entries of a table are numbered 0, 1, 2 and so on, without gaps. */
export interface StoredEntry {
  readonly number: number
  readonly entry: Json
  /** The film of the entry's dice. Films are the bulk of a table, so they lie beside the entries and are read only when asked for. */
  readonly film?: Json
}

/** A table without its entries. */
export interface TableHead {
  readonly table: TableId
  readonly record: TableRecord
  /** How many entries there are; also the number of the next. */
  readonly entries: number
  /** Milliseconds since 1970 by the store's clock. */
  readonly createdAt: number
  /** When something was last appended, updated or said; milliseconds since 1970 by the store's clock. */
  readonly touchedAt: number
}

/** What a key opens. The store knows only the key's SHA-256 as text, never the key. */
export interface NewGrant {
  readonly hash: string
  /** What the key grants: a seat, looking on, an invitation. */
  readonly grants: Json
}
export interface Grant extends NewGrant {
  readonly table: TableId
  /** It was good for one use and has been used. */
  readonly spent: boolean
}

/**
 * The right to write to a table, held by one node at a time. `fence` grows with every claim and is never used twice for a table: whoever has
 * the newest may write, nobody else. `forMs` counts from the moment the claim was sent, so that no node's clock has to be right.
 */
export type Claim =
  | { readonly type: 'held'; readonly fence: number; readonly forMs: number }
  | { readonly type: 'other'; readonly node: string; readonly forMs: number }

export interface Lease {
  readonly table: TableId
  readonly fence: number
}

export interface Reading {
  /** With the films of dice; without them where it is not said. */
  readonly films?: boolean
  /** The first number wanted; 0 where it is not said. */
  readonly from?: number
  /** At most so many entries. */
  readonly limit?: number
}

export interface TableStore {
  /** Begins a table, with entries where it has a past already. Rejects with `TableTaken` where the id is used, `HashTaken` where a grant's is. */
  create(table: TableId, record: TableRecord, grants: readonly NewGrant[], entries?: readonly StoredEntry[]): Promise<void>
  /**
   * Adds entries, and puts a new record in place where one is given. Rejects with `OldFence` where the fence is not the newest of the
   * table, `NumberTaken` where the first entry's number exists already, `NumberSkipped` where it leaves a gap.
   *
   * After `StoreAway` append the very same entries again: where they lie there already, with the same text, that resolves.
   */
  append(table: TableId, fence: number, entries: readonly StoredEntry[], record?: TableRecord): Promise<void>
  /** Puts a new record in place. Rejects with `OldFence`. */
  update(table: TableId, fence: number, record: TableRecord): Promise<void>
  /** Removes the table with all that belongs to it. Rejects with `OldFence`: whoever cleans claims first, so that no live table goes. */
  remove(table: TableId, fence: number): Promise<void>
  /** The table and its entries in order; undefined where there is no such table. */
  load(
    table: TableId,
    reading?: Reading,
  ): Promise<{ readonly head: TableHead; readonly entries: readonly StoredEntry[] } | undefined>
  /** Those of these tables that exist, without their entries. */
  heads(tables: readonly TableId[]): Promise<readonly TableHead[]>
  /** Tables that nobody has touched since this time (milliseconds since 1970 by the store's clock), the longest untouched first. */
  touchedBefore(time: number, limit: number): Promise<readonly TableId[]>
  /** How many tables there are. */
  count(): Promise<number>

  /** More keys to a table. Rejects with `NoTable`, `HashTaken`. */
  grant(table: TableId, grants: readonly NewGrant[]): Promise<void>
  /** What these hashes of keys open, spent ones included. */
  granted(hashes: readonly string[]): Promise<readonly Grant[]>
  /** All keys to a table, spent ones included, in no order. */
  grantsOf(table: TableId): Promise<readonly Grant[]>
  /**
   * Uses a key that is good for one use, and puts others in its place. Resolves with it as it was; with undefined where it does not exist or
   * was spent before. Of any number of calls at once, on any number of nodes, one gets it. Rejects with `HashTaken`.
   * After `StoreAway` ask whether those in its place are there.
   */
  spend(hash: string, into: readonly NewGrant[]): Promise<Grant | undefined>
  /** These hashes open nothing any more. */
  revoke(hashes: readonly string[]): Promise<void>

  /** Takes the table for this node: where nobody holds it, the last holder's time is over, or this node holds it. Rejects with `NoTable`. */
  claim(table: TableId, node: string, ms: number): Promise<Claim>
  /** Prolongs all leases of this node from now on, and says which they are: what is missing there has been lost. */
  renew(node: string, ms: number): Promise<readonly Lease[]>
  /** Gives the table back, so that another need not wait. Where the fence is old, nothing happens. */
  release(table: TableId, fence: number): Promise<void>
  /** Gives all tables of this node back. */
  releaseAll(node: string): Promise<void>

  /** Keeps a line of talk. Only the last `linesKept` of a table are kept. Rejects with `NoTable`. */
  say(table: TableId, line: Json): Promise<void>
  /** The last lines of talk, oldest first. */
  lines(table: TableId, last: number): Promise<readonly Json[]>

  /**
   * A word that every server on this store is given and nobody else: by it they trust one another. Only where several can share it.
   */
  word?(): Promise<string>

  /** Resolves where the store can be written to now; rejects with why not. */
  check(): Promise<void>
  /** Waits for what is under way and lets go of files and connections. Every later call rejects with `StoreAway`. */
  close(): Promise<void>
}

export const linesKept = 1000
