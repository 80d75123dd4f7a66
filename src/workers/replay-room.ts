/** Opens a match file in a worker and tells only what a viewer may know. The file with all hands never leaves the worker. */
import { gameOf } from '../games'
import type { AnyRules } from '../games/rules-of'
import type { Outcome, PlayerSeat, Reason, Roll } from '../kernel'
import { type ForkedFrom, gameOfFile, readMatchFile, writeMatchFile } from '../match/file'
import type { Roster } from '../protocol/home'
import type { Eyes, Telling } from '../protocol/messages'
import type { GoalRules, Puzzle } from '../protocol/puzzle'
import { type Asked, askedAt, standpointOf } from '../replay/asked'
import { type ForkAsked, forked, openRoll } from '../replay/fork'
import { type PuzzleOffer, puzzleOf, puzzleOffers } from '../replay/puzzle'
import { openRecording, type Recording } from '../replay/recording'
import { TABLE_SHAPES } from '../table/shapes'
import { type ChancesAsked, type ChancesAt, chancesOf } from './chances'
import { type Hindsight, hindsightOf, type Watch } from './hindsight'

/** What a page may know of a match before it chooses a viewer. */
export interface OpenedRecording {
  readonly game: string
  readonly seats: readonly PlayerSeat[]
  readonly roster: Roster
  readonly title?: string
  readonly from?: ForkedFrom
  readonly puzzle?: Puzzle
  /** Undefined if the match is not over. */
  readonly outcome?: Outcome
  /** The time that each player had left at the last entry, in milliseconds, if the match was played with clocks. */
  readonly left?: { readonly [seat in PlayerSeat]?: number }
  readonly viewers: readonly Eyes[]
}

/** The calls to a room, each with its arguments and its result. */
export interface RoomCalls {
  /** Opens the text of a match file. It replaces the one opened before. */
  readonly open: { readonly takes: { readonly file: string }; readonly gives: OpenedRecording }
  readonly telling: { readonly takes: { readonly eyes: Eyes }; readonly gives: Telling }
  /** The log's number of the entry that a line told to a viewpoint is about. */
  readonly entry: {
    readonly takes: { readonly eyes: Eyes; readonly line: number }
    readonly gives: { readonly entry?: number }
  }
  /** The dice of the roll that is open after an entry, if any. */
  readonly roll: { readonly takes: { readonly after: number }; readonly gives: { readonly dice?: Roll['dice'] } }
  /** The text of a match file that contains the fork. */
  readonly fork: { readonly takes: ForkAsked; readonly gives: { readonly file: string } }
  /** Whom the moment after an entry asks, of the seats that may be looked into. */
  readonly asked: { readonly takes: { readonly after: number }; readonly gives: Asked }
  /** What the bot would have answered for a seat that is asked there. If stopped, what it has found so far. */
  readonly hindsight: { readonly takes: { readonly after: number; readonly seat: PlayerSeat }; readonly gives: Hindsight }
  /** Every seat's chances over the match, as an onlooker could judge them. If stopped, those judged so far. */
  readonly chances: { readonly takes: ChancesAsked; readonly gives: { readonly chances: readonly ChancesAt[] } }
  /** Ends a call that takes long. */
  readonly stop: { readonly takes: { readonly of: number }; readonly gives: object }
  /** What a puzzle may ask of each seat after an entry; none if the game has no puzzles. */
  readonly offers: { readonly takes: { readonly after: number }; readonly gives: readonly PuzzleOffer[] }
  /** The text of a file with this puzzle. */
  readonly puzzle: { readonly takes: { readonly puzzle: Puzzle }; readonly gives: { readonly file: string } }
}
export type RoomCall = keyof RoomCalls
export type RoomOrder = { readonly [C in RoomCall]: { readonly call: C; readonly id: number } & RoomCalls[C]['takes'] }[RoomCall]
/** How far a call that takes long has got, from 0 to 1. */
export interface RoomProgress {
  readonly id: number
  readonly progress: number
}
export type RoomAnswer =
  | { readonly id: number; readonly ok: true; readonly value: RoomCalls[RoomCall]['gives'] }
  | { readonly id: number; readonly ok: false; readonly reason: Reason }

class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.key)
    this.reason = reason
  }
}

/** A room for one match at a time. It never rejects: unexpected errors become reasons, too. */
export function createRoom(tell: (progress: RoomProgress) => void = () => {}): (order: RoomOrder) => Promise<RoomAnswer> {
  let recording: Recording | undefined
  let rules: AnyRules | undefined
  let puzzles: GoalRules | undefined
  /** The calls that were told to end. */
  const stopped = new Set<number>()
  const watchOf = (id: number): Watch => ({
    onProgress: (progress) => tell({ id, progress }),
    isStopped: () => stopped.has(id),
  })
  const now = (): Recording => {
    if (!recording) throw new Error('no match is open')
    return recording
  }
  const rulesNow = (): AnyRules => {
    if (!rules) throw new Error('no match is open')
    return rules
  }
  const calls: {
    readonly [C in RoomCall]: (takes: RoomCalls[C]['takes'], watch: Watch) => Promise<RoomCalls[C]['gives']>
  } = {
    async open({ file }) {
      const named = gameOfFile(file)
      const found = named === undefined ? undefined : await gameOf(named)?.rules?.()
      const read = found ? openRecording(file, { [found.id]: found }, TABLE_SHAPES) : readMatchFile(file, {}, TABLE_SHAPES)
      if (!read.ok) throw new Refused(read.reason)
      if (!('recording' in read)) throw new Error('a match of no known game was read')
      recording = read.recording
      rules = found
      puzzles = found?.puzzles
      const { record, outcome, viewers } = recording
      const { spec, roster, title, from, puzzle } = record
      const left = record.entries.findLast((entry) => entry.left)?.left
      const more = {
        ...(title ? { title } : {}),
        ...(from ? { from } : {}),
        ...(puzzle ? { puzzle } : {}),
        ...(outcome ? { outcome } : {}),
        ...(left ? { left } : {}),
      }
      return { game: spec.game, seats: spec.seats, roster, viewers, ...more }
    },
    async telling({ eyes }) {
      const telling = now().telling(eyes)
      if (!telling) throw new Error(`nobody may look through the eyes of ${eyes} yet`)
      return telling
    },
    async entry({ eyes, line }) {
      const entry = now().entryOf(eyes, line)
      return entry === undefined ? {} : { entry }
    },
    async roll({ after }) {
      return openRoll(now(), TABLE_SHAPES, after) ?? {}
    },
    async fork(asked) {
      const made = forked(now(), TABLE_SHAPES, asked)
      if (!made.ok) throw new Refused(made.reason)
      return { file: writeMatchFile(made.record) }
    },
    async asked({ after }) {
      return askedAt(now(), after)
    },
    async hindsight({ after, seat }, watch) {
      const standpoint = standpointOf(now(), after, seat)
      if (!standpoint) throw new Error(`nothing may be asked for ${seat} there`)
      return hindsightOf(rulesNow(), standpoint, after + 1, watch)
    },
    async chances(asked, watch) {
      return { chances: await chancesOf(rulesNow(), now(), asked, watch) }
    },
    async stop({ of }) {
      stopped.add(of)
      return {}
    },
    async offers({ after }) {
      return puzzles ? puzzleOffers(now(), puzzles, TABLE_SHAPES, after) : []
    },
    async puzzle({ puzzle }) {
      if (!puzzles) throw new Error('this game has no puzzles')
      const made = puzzleOf(now(), puzzles, TABLE_SHAPES, puzzle)
      if (!made.ok) throw new Refused(made.reason)
      return { file: writeMatchFile(made.record) }
    },
  }
  return async ({ id, call, ...takes }) => {
    try {
      // The cast is safe: an order's type ties its arguments to its call.
      return { id, ok: true, value: await calls[call](takes as never, watchOf(id)) }
    } catch (error) {
      if (error instanceof Refused) return { id, ok: false, reason: error.reason }
      return {
        id,
        ok: false,
        reason: { key: 'store-failed', says: { error: error instanceof Error ? error.message : String(error) } },
      }
    }
  }
}
