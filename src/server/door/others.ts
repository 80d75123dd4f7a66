/**
 * A visitor's list of his tables where several servers share a store: a table's visitors and its match are known to the server
 * that has it in memory, so the list asks each of those servers for its own.
 */
import * as v from 'valibot'
import { type Json, SEATS } from '../../kernel'
import { BOT_LEVELS, PLAYERS } from '../../protocol/home'
import type { TableSummary } from '../../protocol/online'
import type { Elsewhere } from '../tables/house'

/** Asks the server at this address for the tables that these keys open. Resolves with none if it does not answer. */
export type AskOther = (server: string, keys: readonly string[]) => Promise<readonly TableSummary[]>

/** The list `own`, with each table that another server has as that server describes it. */
export async function withOthers(
  own: readonly TableSummary[],
  elsewhere: readonly Elsewhere[],
  ask: (server: string) => Promise<readonly TableSummary[]>,
): Promise<readonly TableSummary[]> {
  const servers = [...new Set(elsewhere.map(({ server }) => server))]
  const told = await Promise.all(servers.map(async (server) => ({ server, tables: await ask(server) })))
  return own.map((one) => {
    const at = elsewhere.find(({ table }) => table === one.table)?.server
    const there = told.find(({ server }) => server === at)
    return there?.tables.find(({ table }) => table === one.table) ?? one
  })
}

const seat = v.picklist(SEATS)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const SUMMARY_SCHEMA: v.GenericSchema<unknown, TableSummary> = v.strictObject({
  table: v.string(),
  game: v.string(),
  stage: v.picklist(['gathering', 'playing', 'over']),
  seats: v.array(
    v.strictObject({
      seat,
      player: v.picklist(PLAYERS),
      level: v.exactOptional(v.picklist(BOT_LEVELS)),
      name: v.string(),
      isTaken: v.boolean(),
      isReady: v.boolean(),
      here: count,
      awaySince: v.exactOptional(v.number()),
    }),
  ),
  mine: v.strictObject({
    seats: v.array(seat),
    isOpener: v.boolean(),
    invited: v.exactOptional(seat),
    isCommentator: v.exactOptional(v.literal(true)),
    moving: v.exactOptional(seat),
  }),
  changedAt: v.number(),
  isFork: v.exactOptional(v.literal(true)),
  // Plain data, because it was read as JSON.
  glimpse: v.exactOptional(v.custom<Json>((value) => value !== undefined)),
})
const ANSWER_SCHEMA = v.strictObject({ ok: v.literal(true), value: v.array(SUMMARY_SCHEMA) })

/** The tables in the answer of another server; none if it refuses, or is of another version. */
export function tablesIn(answer: unknown): readonly TableSummary[] {
  const parsed = v.safeParse(ANSWER_SCHEMA, answer)
  return parsed.success ? parsed.output.value : []
}
