/** Converts plain JSON to the text that a database stores, and back, without blocking the event loop for long. */
import type { Json } from '../../kernel'
import type { Grant, NewGrant, StoredEntry, TableHead, TableRecord } from './port'

/** An entry as stored in the database. */
export interface EntryText {
  readonly number: number
  readonly entry: string
  readonly film?: string | undefined
}
export interface RecordText {
  readonly version: number
  readonly record: string
}
export interface HeadText extends RecordText {
  readonly match: string
  readonly next: number
  readonly created: number
  readonly touched: number
}
export interface NewGrantText {
  readonly hash: string
  readonly grants: string
}
export interface GrantText extends NewGrantText {
  readonly match: string
  readonly spent: boolean
}

/** The number of characters parsed or written in about two milliseconds; after that, other work gets its turn. */
const BREATH = 300_000

const breath = () => new Promise<void>((done) => setImmediate(done))

/** Maps a list in slices that yield to the event loop; `sizeOf` returns how many characters a result or its source has. */
async function inBreaths<From, To>(list: readonly From[], made: (one: From) => To, sizeOf: (from: From, to: To) => number) {
  const all: To[] = []
  let since = 0
  for (const one of list) {
    const next = made(one)
    all.push(next)
    since += sizeOf(one, next)
    if (since > BREATH) {
      since = 0
      await breath()
    }
  }
  return all
}

const entryText = ({ number, entry, film }: StoredEntry): EntryText => ({
  number,
  entry: JSON.stringify(entry),
  ...(film === undefined ? {} : { film: JSON.stringify(film) }),
})
const textSize = ({ entry, film }: EntryText) => entry.length + (film?.length ?? 0)

/** Entries as text, synchronously: for the few that follow one answer. Throws if their numbers are not consecutive. */
export function entryTexts(entries: readonly StoredEntry[]): readonly EntryText[] {
  assertInOrder(entries)
  return entries.map(entryText)
}

/** The same for a whole past, yielding to the event loop in between. */
export function allEntryTexts(entries: readonly StoredEntry[]): Promise<readonly EntryText[]> {
  assertInOrder(entries)
  return inBreaths(entries, entryText, (_, text) => textSize(text))
}

function assertInOrder(entries: readonly StoredEntry[]): void {
  const first = entries[0]?.number ?? 0
  const isInOrder = first >= 0 && entries.every(({ number }, index) => number === first + index)
  if (!isInOrder) throw new Error('entries are offered in the order of their numbers, from 0')
}

export const readEntries = (rows: readonly EntryText[]): Promise<readonly StoredEntry[]> =>
  inBreaths(
    rows,
    ({ number, entry, film }): StoredEntry => ({
      number,
      entry: read(entry),
      ...(typeof film === 'string' ? { film: read(film) } : {}),
    }),
    textSize,
  )

/** The text is trusted to be JSON, because only the stores write it. */
export const read = (text: string): Json => JSON.parse(text)

export const readHead = ({ match, version, record, next, created, touched }: HeadText): TableHead => ({
  table: match,
  record: { version, data: read(record) },
  entries: next,
  createdAt: created,
  touchedAt: touched,
})

export const readGrant = ({ hash, match, grants, spent }: GrantText): Grant => ({
  hash,
  table: match,
  grants: read(grants),
  spent,
})

export const grantTexts = (grants: readonly NewGrant[]): readonly NewGrantText[] =>
  grants.map((one) => ({ hash: one.hash, grants: JSON.stringify(one.grants) }))

export const recordText = ({ version, data }: TableRecord): RecordText => ({ version, record: JSON.stringify(data) })
