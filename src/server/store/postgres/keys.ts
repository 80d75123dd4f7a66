/** Keys, leases, talk and pictures of tables in PostgreSQL. Leases count by the database's clock alone. */
import { noTable } from '../failure'
import { type Holder, type Lease, linesKept, type TableStore } from '../port'
import { type GrantText, grantTexts, read, readGrant } from '../texts'
import { asHashTaken } from './entries'
import type { Sql } from './pool'

type Keys = Pick<TableStore, 'grant' | 'granted' | 'grantsOf' | 'spend' | 'revoke'>
type Leases = Pick<TableStore, 'claim' | 'renew' | 'release' | 'releaseAll' | 'holders'>
type Talk = Pick<TableStore, 'say' | 'lines' | 'keepPictures' | 'pictures'>

/** SQL that inserts keys $2 with their grants $3 for each table of the named statement `whom`. */
const keysFor = (whom: string) => `
  INSERT INTO sightline.access (hash, match, grants, spent)
  SELECT given.hash, ${whom}.match, given.grants, false FROM ${whom}, unnest($2::text[], $3::text[]) AS given (hash, grants)`

export function keysIn({ rows }: Sql): Keys {
  const KEYS = 'SELECT hash, match, grants, spent FROM sightline.access'
  return {
    async grant(table, grants) {
      const keys = grantTexts(grants)
      const there = await rows(
        `WITH there AS (SELECT id AS match FROM sightline.match WHERE id = $1 FOR KEY SHARE), added AS (${keysFor('there')})
         SELECT match FROM there`,
        [table, keys.map(({ hash }) => hash), keys.map((key) => key.grants)],
      ).catch(asHashTaken)
      if (there.length === 0) throw noTable()
    },
    granted: async (hashes) => (await rows<GrantText>(`${KEYS} WHERE hash = ANY ($1)`, [hashes])).map(readGrant),
    grantsOf: async (table) => (await rows<GrantText>(`${KEYS} WHERE match = $1`, [table])).map(readGrant),
    async spend(hash, into) {
      const keys = grantTexts(into)
      const [spent] = await rows<Omit<GrantText, 'spent'>>(
        `WITH spent AS (
           UPDATE sightline.access SET spent = true WHERE hash = $1 AND NOT spent RETURNING hash, match, grants
         ), added AS (${keysFor('spent')})
         SELECT hash, match, grants FROM spent`,
        [hash, keys.map((key) => key.hash), keys.map((key) => key.grants)],
      ).catch(asHashTaken)
      return spent && readGrant({ ...spent, spent: false })
    },
    async revoke(hashes) {
      await rows('DELETE FROM sightline.access WHERE hash = ANY ($1)', [hashes])
    },
  }
}

export function leasesIn({ rows }: Sql): Leases {
  const FROM_NOW = (ms: string) => `clock_timestamp() + make_interval(secs => ${ms}::float8 / 1000)`
  /** Statements that lock many leases lock them in the same order, so that two of them cannot deadlock. */
  const MINE = `mine AS (SELECT match FROM sightline.lease WHERE node = $1 ORDER BY match FOR NO KEY UPDATE)`
  const claim: Leases['claim'] = async (table, node, ms) => {
    const [taken] = await rows<{ readonly fence: number }>(
      `UPDATE sightline.lease SET node = $2, until = ${FROM_NOW('$3')}, fence = fence + 1
       WHERE match = $1 AND (node = $2 OR until <= clock_timestamp()) RETURNING fence`,
      [table, node, ms],
    )
    if (taken) return { type: 'held', fence: taken.fence, forMs: ms }
    const [other] = await rows<{ readonly node: string; readonly left: number }>(
      `SELECT node, extract(epoch FROM until - clock_timestamp())::float8 * 1000 AS left FROM sightline.lease WHERE match = $1`,
      [table],
    )
    if (!other) throw noTable()
    // The lease became free between the two statements.
    if (other.node === '' || other.left <= 0) return claim(table, node, ms)
    return { type: 'other', node: other.node, forMs: Math.ceil(other.left) }
  }
  return {
    claim,
    renew: (node, ms) =>
      rows<Lease>(
        `WITH ${MINE} UPDATE sightline.lease SET until = ${FROM_NOW('$2')} FROM mine WHERE lease.match = mine.match
         RETURNING lease.match AS "table", fence`,
        [node, ms],
      ),
    async release(table, fence) {
      await rows("UPDATE sightline.lease SET node = '', until = '-infinity' WHERE match = $1 AND fence = $2", [table, fence])
    },
    async releaseAll(node) {
      await rows(
        `WITH ${MINE} UPDATE sightline.lease SET node = '', until = '-infinity' FROM mine WHERE lease.match = mine.match`,
        [node],
      )
    },
    holders: (tables) =>
      rows<Holder>(
        `SELECT match AS "table", node FROM sightline.lease
         WHERE match = ANY ($1) AND node <> '' AND until > clock_timestamp() ORDER BY match`,
        [tables],
      ),
  }
}

export function talkIn({ rows }: Sql): Talk {
  return {
    async say(table, line) {
      // The statement does not see the line that it adds, so one less is kept of the others.
      const there = await rows(
        `WITH there AS (
           UPDATE sightline.lease SET touched = clock_timestamp() WHERE match = $1 RETURNING match
         ), said AS (
           INSERT INTO sightline.line (match, line) SELECT match, $2 FROM there
         ), dropped AS (
           DELETE FROM sightline.line USING there WHERE line.match = there.match AND id <= (
             SELECT id FROM sightline.line WHERE match = $1 ORDER BY id DESC LIMIT 1 OFFSET $3
           )
         )
         SELECT match FROM there`,
        [table, JSON.stringify(line), linesKept - 1],
      )
      if (there.length === 0) throw noTable()
    },
    async lines(table, last) {
      const found = await rows<{ readonly line: string }>(
        'SELECT line FROM sightline.line WHERE match = $1 ORDER BY id DESC LIMIT least($2::integer, $3)',
        [table, last, linesKept],
      )
      return found.map(({ line }) => read(line)).reverse()
    },
    async keepPictures(table, pictures) {
      const there = await rows(
        `INSERT INTO sightline.picture (match, pictures) SELECT id, $2 FROM sightline.match WHERE id = $1
         ON CONFLICT (match) DO UPDATE SET pictures = excluded.pictures RETURNING match`,
        [table, pictures],
      )
      if (there.length === 0) throw noTable()
    },
    async pictures(table) {
      const [found] = await rows<{ readonly pictures: string }>('SELECT pictures FROM sightline.picture WHERE match = $1', [
        table,
      ])
      return found?.pictures
    },
  }
}
