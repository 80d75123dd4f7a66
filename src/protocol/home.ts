/** What a home page requests from the tables of this device, besides the match protocol. Plain JSON; `open` comes with a port. */
import type { DecisionId, Json, PlayerSeat, Reason } from '../kernel'
import type { Eyes } from './messages'
import type { Note } from './notes'
import type { Progress, Puzzle } from './puzzle'
import type { Witnessed } from './witness'

export const PLAYERS = ['person', 'bot'] as const
/** Who answers for each seat; a seat that is not listed is a person's. */
export type Roster = { readonly [seat in PlayerSeat]?: (typeof PLAYERS)[number] }

export const BOT_LEVELS = ['beginner', 'plain', 'strong', 'strongest'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
/** How well the bot of each seat plays; one that is not listed is `plain`. */
export type Levels = { readonly [seat in PlayerSeat]?: BotLevel }

/** Whether rolls are thrown at once, or wait for the player whose dice they are. */
export const DICE_POLICIES = ['auto', 'by hand'] as const
export type DicePolicy = (typeof DICE_POLICIES)[number]

/** A stored match as a list shows it. Times are milliseconds since 1970. */
export interface MatchSummary {
  readonly id: string
  readonly game: string
  readonly title?: string
  readonly seats: readonly PlayerSeat[]
  readonly roster: Roster
  readonly levels?: Levels
  readonly dice: DicePolicy
  readonly createdAt: number
  readonly changedAt: number
  readonly entries: number
  readonly over: boolean
  /** If it is a fork: the match it came from, after which entry, and the faces that were set by hand there. */
  readonly from?: { readonly log: string; readonly after: number; readonly faces?: readonly string[] }
  /** The task, if it is a puzzle. The rules tell how far it is solved (`task`). */
  readonly puzzle?: Puzzle
  /** A short summary of how it stands now, made and read by the game's `status`. */
  readonly glimpse?: Json
}

/** A match among those of this device that stem from the same beginning. */
export interface Branch {
  readonly match: MatchSummary
  /** The match that it was forked from; undefined if it is no fork, or if that match is not on this device. */
  readonly source?: string
  /** The last entry that it has in common with the match asked about. */
  readonly shared: number
  /** Of a fork: how the match stood where it leaves its source, made and read like `glimpse`. */
  readonly parting?: Json
}

/** An answer that a search considered for a player. */
export interface Advice {
  readonly decision: DecisionId
  readonly answer: Json
  /** What it expects to come of it, from 0 (lost) to 1 (won). */
  readonly expected: number
  /** In how many imagined continuations it was tried; 0 if there is no other answer. */
  readonly playouts: number
  /** For a secret answer: in what share of cases it should be given, so that nobody can foresee it. The first has the largest. */
  readonly share?: number
}

/** Each request with its arguments and its answer. */
export interface HomeCalls {
  /** Newest first. `lasting`: what is stored outlives this browser tab. */
  readonly list: {
    readonly takes: object
    readonly gives: { readonly matches: readonly MatchSummary[]; readonly lasting: boolean }
  }
  readonly create: {
    readonly takes: {
      readonly game: string
      readonly options: Json
      readonly roster: Roster
      readonly levels?: Levels
      readonly dice: DicePolicy
      readonly title?: string
    }
    readonly gives: MatchSummary
  }
  /** Opens a match. The match protocol then runs over the port sent with the request, alongside others open for the match. */
  readonly open: { readonly takes: { readonly match: string }; readonly gives: MatchSummary }
  /** Ends every connection to the match. */
  readonly close: { readonly takes: { readonly match: string }; readonly gives: object }
  readonly dice: { readonly takes: { readonly match: string; readonly dice: DicePolicy }; readonly gives: MatchSummary }
  /**
   * Considers what this seat is asked, from what it may know: the best answers first, none if it is asked nothing. Refused unless all
   * other seats are bots.
   */
  readonly advise: {
    readonly takes: { readonly match: string; readonly seat: PlayerSeat }
    readonly gives: { readonly advice: readonly Advice[] }
  }
  /**
   * What the asker saw of this bot's deed: that of which a line tells, counted among the lines told to these eyes. Who else is at the
   * screen decides who the asker is: its only player, otherwise an onlooker.
   */
  readonly witness: {
    readonly takes: { readonly match: string; readonly eyes: Eyes; readonly line: number; readonly seat: PlayerSeat }
    readonly gives: Witnessed
  }
  /** Lets a bot that is thinking answer at once with the best it has found. */
  readonly hurry: { readonly takes: { readonly match: string }; readonly gives: object }
  readonly remove: { readonly takes: { readonly match: string }; readonly gives: object }
  /**
   * A puzzle's file has its position and, if one is known, a line that solves it; with `attempt`, what was played instead. `moment`:
   * the file is to show the moment after this entry.
   */
  readonly export: {
    readonly takes: { readonly match: string; readonly attempt?: true; readonly moment?: number }
    readonly gives: { readonly file: string }
  }
  /** What is noted on a match's moments, in their order. */
  readonly notes: { readonly takes: { readonly match: string }; readonly gives: { readonly notes: readonly Note[] } }
  /** Puts a note in place of the one on its moment, or takes that one away. Gives all notes. */
  readonly note: {
    readonly takes: { readonly match: string; readonly after: number; readonly note?: Note }
    readonly gives: { readonly notes: readonly Note[] }
  }
  /** `moment`: the file was saved to show the moment after this entry. */
  readonly import: { readonly takes: { readonly file: string }; readonly gives: MatchSummary & { readonly moment?: number } }
  /** The match and all that are related to it through forks, the oldest first. */
  readonly branches: { readonly takes: { readonly match: string }; readonly gives: { readonly branches: readonly Branch[] } }
  /** How an open puzzle stands by the rules. `begin`: what its seat saw in the position. `hasSolution`: another line than the one in force. */
  readonly task: {
    readonly takes: { readonly match: string }
    readonly gives: {
      readonly progress: Progress
      readonly begin: Json
      readonly isTurnNow: boolean
      readonly hasSolution: boolean
    }
  }
  /** Takes an open puzzle back to its position. */
  readonly again: { readonly takes: { readonly match: string }; readonly gives: object }
}
export type HomeCall = keyof HomeCalls

export type HomeRequest = {
  readonly [C in HomeCall]: { readonly call: C; readonly id: number } & HomeCalls[C]['takes']
}[HomeCall]

export type HomeResponse =
  | { readonly id: number; readonly ok: true; readonly value: HomeCalls[HomeCall]['gives'] }
  | { readonly id: number; readonly ok: false; readonly reason: Reason }
