/** The calls that only read the SQLite file, run synchronously. They return texts, which are parsed by the port. */
import type { EntryText, GrantText, HeadText } from '../texts'
import type { Statements } from './statements'

const HEAD = `SELECT id AS match, version, record, next, created, touched FROM match JOIN lease ON lease.match = id`

export interface LoadedText {
  readonly head: HeadText
  readonly entries: readonly EntryText[]
}

export function reading({ one, all }: Statements) {
  const grants = (rows: readonly (Omit<GrantText, 'spent'> & { readonly spent: number })[]): readonly GrantText[] =>
    rows.map(({ hash, match, grants, spent }) => ({ hash, match, grants, spent: spent === 1 }))
  return {
    load(table: string, films: boolean, from: number, limit: number): LoadedText | undefined {
      const head = one<HeadText>(`${HEAD} WHERE id = ?`, table)
      if (!head) return undefined
      const range = 'entry.match = ? AND entry.number >= ? ORDER BY entry.number LIMIT ?'
      const entries = films
        ? all<EntryText>(
            `SELECT entry.number, entry, film FROM entry LEFT JOIN film ON film.match = entry.match AND film.number = entry.number
             WHERE ${range}`,
            table,
            from,
            limit,
          )
        : all<EntryText>(`SELECT number, entry FROM entry WHERE ${range}`, table, from, limit)
      return { head: plain(head), entries: entries.map(plain) }
    },
    heads: (tables: readonly string[]): readonly HeadText[] =>
      all<HeadText>(`${HEAD} WHERE id IN (SELECT value FROM json_each(?))`, JSON.stringify(tables)).map(plain),
    touchedBefore: (time: number, limit: number): readonly string[] =>
      all<{ readonly match: string }>('SELECT match FROM lease WHERE touched < ? ORDER BY touched LIMIT ?', time, limit).map(
        ({ match }) => match,
      ),
    count: (): number => one<{ readonly count: number }>('SELECT count(*) AS count FROM match')?.count ?? 0,
    granted: (hashes: readonly string[]): readonly GrantText[] =>
      grants(
        all(
          'SELECT hash, match, grants, spent FROM access WHERE hash IN (SELECT value FROM json_each(?))',
          JSON.stringify(hashes),
        ),
      ),
    grantsOf: (table: string): readonly GrantText[] =>
      grants(all('SELECT hash, match, grants, spent FROM access WHERE match = ?', table)),
    pictures: (table: string): string | undefined =>
      one<{ readonly pictures: string }>('SELECT pictures FROM picture WHERE match = ?', table)?.pictures,
    lines: (table: string, last: number): readonly string[] =>
      all<{ readonly line: string }>('SELECT line FROM line WHERE match = ? ORDER BY id DESC LIMIT ?', table, last)
        .map(({ line }) => line)
        .reverse(),
  }
}

/** Rows of the binding have no prototype. They are copied so that the thread sends plain objects. */
const plain = <Row extends object>(row: Row): Row => ({ ...row })
