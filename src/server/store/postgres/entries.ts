/**
 * Tables and their entries in PostgreSQL.
 *
 * Why two owners can never both write: a claim and an append of one table change the same row of `lease`, which PostgreSQL allows
 * one of them at a time. The one that waited sees the row as the other left it: an append finds its fence outdated or its number
 * taken, and writes nothing, because its entries are inserted only for the changed row, in the same statement. As a last
 * safeguard, the primary key (match, number) is unique.
 */
import { hashTaken, noTable, notNext, oldFence, tableTaken } from '../failure'
import type { TableStore } from '../port'
import { allEntryTexts, type EntryText, entryTexts, grantTexts, type HeadText, readEntries, readHead, recordText } from '../texts'
import { takenBy } from './failure'
import type { Sql } from './pool'

type Entries = Pick<TableStore, 'create' | 'append' | 'update' | 'remove' | 'load' | 'heads' | 'touchedBefore' | 'count'>

/** SQL that inserts entries $3 and films $4, numbered from $2, of table $1 for each row of the named statement `whom`. */
const insertedFor = (whom: string) => `
  entries AS (
    INSERT INTO sightline.entry (match, number, entry)
    SELECT $1, $2::integer + place - 1, entry FROM ${whom}, unnest($3::text[]) WITH ORDINALITY AS given (entry, place)
  ), films AS (
    INSERT INTO sightline.film (match, number, film)
    SELECT $1, $2::integer + place - 1, film FROM ${whom}, unnest($4::text[]) WITH ORDINALITY AS given (film, place) WHERE film IS NOT NULL
  )`

const CREATE = `
  WITH made AS (
    INSERT INTO sightline.match (id, version, record) VALUES ($1, $5, $6) ON CONFLICT DO NOTHING RETURNING id
  ), lease AS (
    INSERT INTO sightline.lease (match, fence, node, until, next, touched)
    SELECT id, 0, '', '-infinity', cardinality($3::text[]), clock_timestamp() FROM made
  ), access AS (
    INSERT INTO sightline.access (hash, match, grants, spent)
    SELECT hash, $1, grants, false FROM made, unnest($7::text[], $8::text[]) AS given (hash, grants)
  ), ${insertedFor('made')}
  SELECT id FROM made`

const APPEND = `
  WITH held AS (
    UPDATE sightline.lease SET next = $2::integer + cardinality($3::text[]), touched = clock_timestamp()
    WHERE match = $1 AND fence = $5 AND next = $2::integer RETURNING match
  ), ${insertedFor('held')}, records AS (
    UPDATE sightline.match SET version = $6::integer, record = $7::text FROM held WHERE id = held.match AND $7::text IS NOT NULL
  )
  SELECT match FROM held`

const UPDATE = `
  WITH held AS (
    UPDATE sightline.lease SET touched = clock_timestamp() WHERE match = $1 AND fence = $2 RETURNING match
  ), records AS (
    UPDATE sightline.match SET version = $3, record = $4 FROM held WHERE id = held.match
  )
  SELECT match FROM held`

const REMOVE = `
  WITH held AS (SELECT match FROM sightline.lease WHERE match = $1 AND fence = $2 FOR UPDATE)
  DELETE FROM sightline.match USING held WHERE id = held.match RETURNING id`

const HEAD = `
  SELECT id AS match, version, record, next, floor(extract(epoch FROM created) * 1000)::float8 AS created,
         floor(extract(epoch FROM touched) * 1000)::float8 AS touched
  FROM sightline.match JOIN sightline.lease ON match = id`

const RANGE = 'entry.match = $1 AND entry.number >= $2 AND entry.number < $3 ORDER BY entry.number'
const ENTRIES = `SELECT number, entry FROM sightline.entry WHERE ${RANGE}`
const FILMED = `SELECT entry.number, entry, film FROM sightline.entry LEFT JOIN sightline.film USING (match, number) WHERE ${RANGE}`

export function entriesIn({ rows }: Sql): Entries {
  /** Throws why a statement with this fence changed nothing. If the fence is right, returns the next entry's number. */
  const whyNot = async (table: string, fence: number): Promise<number> => {
    const [lease] = await rows<{ readonly fence: number; readonly next: number }>(
      'SELECT fence, next FROM sightline.lease WHERE match = $1',
      [table],
    )
    if (!lease) throw noTable()
    if (lease.fence !== fence) throw oldFence()
    return lease.next
  }
  const lieThere = async (table: string, first: number, texts: readonly EntryText[]): Promise<boolean> => {
    const there = await rows<EntryText>(FILMED, [table, first, first + texts.length])
    return texts.every(({ entry, film }, index) => there[index]?.entry === entry && (there[index].film ?? undefined) === film)
  }
  const update: Entries['update'] = async (table, fence, record) => {
    const { version, record: text } = recordText(record)
    const held = await rows(UPDATE, [table, fence, version, text])
    if (held.length === 0) await whyNot(table, fence)
  }
  return {
    async create(table, record, grants, entries = []) {
      const texts = await allEntryTexts(entries)
      const { version, record: text } = recordText(record)
      const keys = grantTexts(grants)
      const values = [table, 0, ...columns(texts), version, text, keys.map(({ hash }) => hash), keys.map((key) => key.grants)]
      const made = await rows(CREATE, values).catch(asHashTaken)
      if (made.length === 0) throw tableTaken()
    },
    async append(table, fence, entries, record) {
      const texts = entryTexts(entries)
      const first = texts[0]?.number
      const changed = record && recordText(record)
      if (first === undefined) return record && update(table, fence, record)
      const held = await rows(APPEND, [table, first, ...columns(texts), fence, changed?.version, changed?.record])
      if (held.length > 0) return
      const next = await whyNot(table, fence)
      if (!(await lieThere(table, first, texts))) throw notNext(first, next)
    },
    update,
    async remove(table, fence) {
      const removed = await rows(REMOVE, [table, fence])
      if (removed.length === 0) await whyNot(table, fence)
    },
    async load(table, { films = false, from = 0, limit = Number.MAX_SAFE_INTEGER } = {}) {
      const [head] = await rows<HeadText>(`${HEAD} WHERE id = $1`, [table])
      if (!head) return undefined
      // Entries appended since the head was read are left out, so that head and entries match.
      const end = Math.max(from, Math.min(head.next, from + limit))
      const entries = await rows<EntryText>(films ? FILMED : ENTRIES, [table, from, end])
      const isWhole = entries.length === end - from
      return isWhole ? { head: readHead(head), entries: await readEntries(entries) } : undefined
    },
    heads: async (tables) => (await rows<HeadText>(`${HEAD} WHERE id = ANY ($1)`, [tables])).map(readHead),
    async touchedBefore(time, limit) {
      const found = await rows<{ readonly match: string }>(
        'SELECT match FROM sightline.lease WHERE touched < to_timestamp($1::float8 / 1000) ORDER BY touched LIMIT $2',
        [time, limit],
      )
      return found.map(({ match }) => match)
    },
    async count() {
      const [counted] = await rows<{ readonly count: number }>('SELECT count(*)::integer AS count FROM sightline.match', [])
      return counted?.count ?? 0
    },
  }
}

const columns = (texts: readonly EntryText[]) => [texts.map(({ entry }) => entry), texts.map(({ film }) => film)] as const

/** For a statement that adds keys: turns a violated key constraint into `HashTaken`. */
export function asHashTaken(error: unknown): never {
  throw takenBy(error) === 'access_hash' ? hashTaken() : error
}
