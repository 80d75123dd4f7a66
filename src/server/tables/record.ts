/** A table as it is stored beside its entries: who sits there, what was chosen, and the match once it has begun. */
import * as v from 'valibot'
import { type Json, type MatchSpec, type PlayerSeat, SEATS } from '../../kernel'
import type { ForkedFrom } from '../../match/file'
import { HASH_SCHEMA } from '../../match/proof/schema'
import { KEPT_SCHEMA, type KeptSecrets } from '../../match/proof/secrets'
import { FROM_SCHEMA, LEFT_SCHEMA, RULES_VERSION_SCHEMA, SPEC_SCHEMA } from '../../match/schema'
import { BOT_LEVELS, type BotLevel, DICE_POLICIES, type DicePolicy, type Levels, PLAYERS, type Roster } from '../../protocol/home'
import type { ClockTerms, Gathered, TableStage } from '../../protocol/online'
import { CLOCK_SCHEMA, DELAY_SCHEMA } from '../../protocol/online-schema'
import type { Hash } from '../../protocol/proof'
import { type AsDevice, DEVICE_SIGNATURE_SCHEMA, type Signature } from '../../protocol/result'
import { type Parsed, parse } from '../../protocol/schema'
import type { TimeLeft } from './clock'

export interface SeatRecord {
  readonly seat: PlayerSeat
  readonly player: (typeof PLAYERS)[number]
  /** The level of its bot, if it is or becomes one; `plain` by default. */
  readonly level?: BotLevel
  readonly name: string
  readonly isTaken: boolean
  readonly isReady: boolean
  /** What is chosen for this seat before the match, in the game's own format. */
  readonly chosen?: Json
}

export interface TableRecord {
  readonly format: 1
  readonly game: string
  readonly dice: DicePolicy
  readonly sealed: boolean
  readonly clock?: ClockTerms
  /** The onlookers' delay in minutes. */
  readonly delay?: number
  /** The clocks when the table left the memory after this many entries. They ran on from then. */
  readonly rested?: { readonly entries: number; readonly at: number; readonly left: TimeLeft }
  readonly isPaused?: true
  /** All players have agreed that a commentator sees their hands. */
  readonly hasCommentator?: true
  /** The pictures of the table's layout are stored with it. */
  readonly hasPictures?: true
  readonly seats: readonly SeatRecord[]
  readonly shared: Gathered['shared']
  readonly match?: MatchRecord
  /** The secrets of the match's chance. They never leave the server before its end. */
  readonly secrets?: KeptSecrets
  /** The signatures of a result by the seats' devices, and a hash that identifies the result. */
  readonly signed?: { readonly result: Hash; readonly signatures: readonly Signature<AsDevice>[] }
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly changedAt: number
}

export interface MatchRecord {
  readonly spec: MatchSpec
  readonly rulesVersion: number
  readonly over: boolean
  readonly glimpse?: Json
  /** The number of entries with which the match was continued here from a file. */
  readonly since?: number
  /** The match that it is a fork of. */
  readonly from?: ForkedFrom
}

export const rosterOf = ({ seats }: TableRecord): Roster => Object.fromEntries(seats.map(({ seat, player }) => [seat, player]))

export const levelsOf = ({ seats }: TableRecord): Levels =>
  Object.fromEntries(seats.flatMap(({ seat, player, level }) => (player === 'bot' && level ? [[seat, level]] : [])))

export const stageOf = (match: MatchRecord | undefined): TableStage => (match ? (match.over ? 'over' : 'playing') : 'gathering')

const json = v.custom<Json>((value) => value !== undefined, 'Expected a value')
const RECORD_SCHEMA: v.GenericSchema<unknown, TableRecord> = v.strictObject({
  format: v.literal(1),
  game: v.string(),
  dice: v.picklist(DICE_POLICIES),
  sealed: v.boolean(),
  clock: v.exactOptional(CLOCK_SCHEMA),
  delay: v.exactOptional(DELAY_SCHEMA),
  rested: v.exactOptional(v.strictObject({ entries: v.number(), at: v.number(), left: LEFT_SCHEMA })),
  isPaused: v.exactOptional(v.literal(true)),
  hasCommentator: v.exactOptional(v.literal(true)),
  hasPictures: v.exactOptional(v.literal(true)),
  seats: v.array(
    v.strictObject({
      seat: v.picklist(SEATS),
      player: v.picklist(PLAYERS),
      level: v.exactOptional(v.picklist(BOT_LEVELS)),
      name: v.string(),
      isTaken: v.boolean(),
      isReady: v.boolean(),
      chosen: v.exactOptional(json),
    }),
  ),
  shared: v.record(v.string(), json),
  match: v.exactOptional(
    v.strictObject({
      spec: SPEC_SCHEMA,
      rulesVersion: RULES_VERSION_SCHEMA,
      over: v.boolean(),
      glimpse: v.exactOptional(json),
      since: v.exactOptional(v.number()),
      from: v.exactOptional(FROM_SCHEMA),
    }),
  ),
  secrets: v.exactOptional(KEPT_SCHEMA),
  signed: v.exactOptional(v.strictObject({ result: HASH_SCHEMA, signatures: v.array(DEVICE_SIGNATURE_SCHEMA) })),
  createdAt: v.number(),
  changedAt: v.number(),
})

/** Validates a stored record, since another program may have written it. */
export const parseRecord = (value: unknown): Parsed<TableRecord> => parse(RECORD_SCHEMA, value, 'table')

/** The record as stores take it. The cast is safe: it is plain JSON, and is checked by its schema when it is read. */
export const recordOf = (record: TableRecord) => ({ version: record.format, data: record as unknown as Json })
